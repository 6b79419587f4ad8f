import { notFound } from 'next/navigation';
import { SentPage } from '@/components/forms/SentPage';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formPageOf, isFormName, UNCONFIRMED_PAGE } from '@/lib/leads/forms';
import { calendarPath } from '@/lib/site/community/calendar';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { pageRoute } from '@/lib/site/page-route';

/** Where a form ends that was sent without JavaScript: after an event's, with that event for the visitor's calendar. */
const route = pageRoute('/sent/[...form]', ({ path }) => {
  const [form = '', id] = path.split('/').slice(2);
  if (!isFormName(form)) notFound();
  // On a server that confirms addresses by mail.
  if (path === UNCONFIRMED_PAGE) return <SentPage form={form} words={FORM_COPY.newsletter.unconfirmed} />;
  const { sent } = FORM_COPY[form];
  const { events, notices } = content();
  const event = events.events.find((one) => one.id === id);
  if (event) {
    const label = insert(EVERY_FORM.calendarOf, { title: event.title });
    return (
      <SentPage form={form} words={sent} next={{ href: calendarPath(event.id), label, download: true }} />
    );
  }
  const next =
    form === 'event'
      ? { href: '/community', label: EVERY_FORM.calendar }
      : { href: formPageOf(form), label: sent.again, unsent: notices.sent.unsentNext };
  return <SentPage form={form} words={sent} next={next} />;
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
