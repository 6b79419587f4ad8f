import { notFound } from 'next/navigation';
import { Person } from '@/components/art/cast/Person';
import { Doors, SENT, Steps, UNSENT } from '@/components/contact/NextSteps';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { type FormName, formPageOf, isFormName, UNCONFIRMED_PAGE } from '@/lib/leads/forms';
import { calendarPath } from '@/lib/site/community/calendar';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { pageRoute } from '@/lib/site/page-route';

/** The newest articles, offered to read next. */
const ARTICLES = 2;

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

type Props = {
  form: FormName;
  words: { title: string; text: string };
  /** What can follow, besides reading, and what that is called where nothing was sent yet. */
  next?: { href: string; label: string; unsent?: string; download?: boolean };
};

/** Says that a form was sent without JavaScript, and what can follow. */
function SentPage({ form, words, next }: Props) {
  const { articles, contact, notices } = content();
  const copy = notices.sent;
  const answered = form === 'contact' || form === 'partner';
  const { steps, routes, words: around } = contact;
  return (
    <div data-form-sent={form} data-unsent-title={copy.unsentTitle} data-unsent-text={copy.unsentText}>
      <Masthead
        family="paper"
        title={words.title}
        lead={words.text}
        picture={
          <div>
            <Person name="faith" pose="sheet" className={`w-72 lg:-mt-6 lg:w-80 ${SENT}`} />
            <Person name="kevin" pose="worried" className={`w-72 lg:w-80 ${UNSENT}`} />
          </div>
        }
        grounded
      >
        <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
          {next?.unsent && (
            <ButtonLink href={next.href} tone="leaf-light" className={UNSENT}>
              {next.unsent}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink
              href={next.href}
              tone={next.unsent ? 'outline-light' : 'leaf-light'}
              className={next.unsent && `order-last ${SENT}`}
              download={next.download}
            >
              {next.label}
            </ButtonLink>
          )}
          <ButtonLink
            href="/"
            tone={next && !next.unsent ? 'outline-light' : 'leaf-light'}
            className={next?.unsent && SENT}
          >
            {copy.home}
          </ButtonLink>
        </div>
      </Masthead>
      {answered ? (
        <div className="wrap py-9 md:py-20">
          <Steps steps={steps} title={around.next.title} unsent={copy.unsentSteps} />
          {routes.length > 0 && (
            <h2 className="heading-2 mt-9 mb-5 md:mt-20 md:mb-8">
              <span className={SENT}>{copy.meanwhile}</span>
              <span className={UNSENT}>{around.next.routes}</span>
            </h2>
          )}
          <Doors routes={routes} />
        </div>
      ) : (
        <div className="pt-9 md:pt-20">
          <ReadNext title={copy.read} articles={articles.slice(0, ARTICLES)} />
        </div>
      )}
    </div>
  );
}
