import { notFound } from 'next/navigation';
import { SentPage } from '@/components/forms/SentPage';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { calendarPath } from '@/lib/site/community/calendar';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { pageRoute, type RouteProps } from '@/lib/site/page-route';

type Params = { event: string };
const route = pageRoute<Params>('/sent/event/[event]');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;

/** Where a registration ends that was sent without JavaScript: with the event for the visitor's calendar. */
export default async function SentEventPage(props: RouteProps<Params>) {
  const { event: id } = await route.asked(props);
  const event = content().events.events.find((one) => one.id === id);
  if (!event) notFound();
  const next = {
    href: calendarPath(id),
    label: insert(EVERY_FORM.calendarOf, { title: event.title }),
    download: true,
  };
  return <SentPage form="event" words={FORM_COPY.event.sent} next={next} />;
}
