import { notFound } from 'next/navigation';
import { SentPage } from '@/components/forms/SentPage';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { calendarPath } from '@/lib/site/community/calendar';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { pageRoute } from '@/lib/site/page-route';

/** Where a registration ends that was sent without JavaScript: with the event for the visitor's calendar. */
const route = pageRoute('/sent/event/[event]', ({ event: id }) => {
  const event = content().events.events.find((one) => one.id === id);
  if (!event) notFound();
  const next = {
    href: calendarPath(id),
    label: insert(EVERY_FORM.calendarOf, { title: event.title }),
    download: true,
  };
  return <SentPage form="event" words={FORM_COPY.event.sent} next={next} />;
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
