import { content } from '@/lib/content';
import { calendarFile, calendars } from '@/lib/site/community/calendar';
import { fileRoute } from '@/lib/site/page-route';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One calendar file per event: /community/<id>.ics. */
export const { generateStaticParams, GET } = fileRoute('/community/[file]', calendars, (event) => {
  const { events, site } = content();
  const body = calendarFile(event, events.zone, `${site.url}/community#events`, {
    name: site.product.name,
    email: site.email,
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${event.id}.ics"`,
    },
  });
});
