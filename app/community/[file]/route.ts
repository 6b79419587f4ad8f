import { content } from '@/lib/content';
import { calendarFile } from '@/lib/site/community/calendar';
import { built, listed } from '@/lib/site/page-route';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One calendar file per event: /community/<id>.ics. */
const all = () => content().events.events.map(({ id }) => ({ file: `${id}.ics` }));

export function generateStaticParams() {
  return built(all);
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await listed(params, all);
  const { events, site } = content();
  const event = events.events.find(({ id }) => `${id}.ics` === file);
  if (!event) return new Response('Not found', { status: 404 });
  const body = calendarFile(event, events.zone, `${site.url}/community#events`, {
    name: site.product.name,
    email: site.email,
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
}
