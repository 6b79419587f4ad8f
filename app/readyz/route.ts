import { leads } from '@/lib/site/forms/site-leads';

export const dynamic = 'force-dynamic';

/** Whether a lead that comes now would be kept, and what waits, for monitors: 200, or 503 with the reason. */
export async function GET(): Promise<Response> {
  const { writable, reason, oldestWaitingSeconds, failed } = await leads().health();
  return Response.json(
    { store: writable ? 'writable' : reason, oldestWaitingSeconds, failed },
    { status: writable ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
