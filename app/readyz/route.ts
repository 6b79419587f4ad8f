import { leadsHealth } from '@/lib/leads/health';

export const dynamic = 'force-dynamic';

/** Whether a form that is sent now would be kept, and what waits, for monitors: 200, or 503 with the reason. */
export async function GET(): Promise<Response> {
  const { writable, reason, oldestWaitingSeconds, failed } = await leadsHealth();
  return Response.json(
    { store: writable ? 'writable' : reason, oldestWaitingSeconds, failed },
    { status: writable ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
