import { notFound } from 'next/navigation';
import { content } from '@/lib/content';
import { calendarFile } from '@/lib/site/community/calendar';
import { fileRoute } from '@/lib/site/page-route';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One calendar file per event: /community/<id>.ics. */
export const { generateStaticParams, GET } = fileRoute(
  () => content().events.events.map(({ id }) => ({ file: `${id}.ics` })),
  ({ file }) => {
    const { events, site } = content();
    const event = events.events.find(({ id }) => `${id}.ics` === file) ?? notFound();
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
  },
);
