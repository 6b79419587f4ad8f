import { LuCalendarPlus, LuX } from 'react-icons/lu';
import { Person, type PersonProps } from '@/components/art/cast/Person';
import { FormIsland } from '@/components/forms/FormIsland';
import { buttonClass } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import type { EventEntry } from '@/lib/content/schemas/guides';
import { dayToDate, formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';
import { calendarPath } from '@/lib/site/community/calendar';
import { moments } from '@/lib/site/community/schedule';
import { onlineEvent } from '@/lib/site/structured-data/things';

/** Ground of each type, and who comes where no host has a face. */
const TYPES: Record<EventEntry['type'], { tone: string; guest: PersonProps }> = {
  Webinar: { tone: 'bg-sun text-ink', guest: { name: 'wanjiru', pose: 'phone' } },
  'Live Q&A': { tone: 'bg-leaf text-ink', guest: { name: 'amina', pose: 'laughing' } },
  Workshop: { tone: 'bg-iris text-white', guest: { name: 'faith', pose: 'carry' } },
};

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

type Props = {
  event: EventEntry;
  past: boolean;
} & EventContext;

/** What every event is shown with. */
export type EventContext = Pick<Content, 'authors' | 'cast' | 'events' | 'site' | 'today'>;

/**
 * One event, as a row that one can act on. Whether it is past is decided when the page is built; one that ends before the next build gets an
 * attribute when the page is viewed (lib/browser/past-events.ts) and goes among the past ones.
 */
export function EventCard({ event, past, authors, cast, events, site, today }: Props) {
  const words = events.words.card;
  const { starts, ends } = moments(event, events.zone);
  const day = dayToDate(event.date);
  const { tone, guest } = TYPES[event.type];
  const host = authors.find(({ id }) => id === event.host);
  return (
    <li
      id={event.id}
      data-event-ends={ends.toISOString()}
      data-past={past ? '' : undefined}
      data-landing=""
      className="group/event relative grid -scroll-mt-5 lg:-scroll-mt-6 grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-rule border-t py-5 max-[19em]:grid-cols-1 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-12 lg:gap-y-3 lg:py-10"
    >
      {!past && !event.sample && (
        <JsonLd
          data={onlineEvent({ ...event, host: host?.name, starts, ends }, `/community#${event.id}`, site)}
        />
      )}
      <div
        className={`flex flex-col justify-between self-start overflow-hidden rounded-card px-3 group-data-past/event:bg-rule group-data-past/event:text-text md:row-span-3 lg:min-h-52 lg:flex-row lg:group-has-[[open]]/event:self-stretch lg:px-6 lg:group-data-past/event:min-h-0 ${tone}`}
      >
        <p aria-hidden="true" className="whitespace-nowrap py-3 font-display leading-none lg:py-6">
          <span className="text-4xl tracking-tight lg:block lg:text-8xl">{day.getUTCDate()}</span>{' '}
          <span className="heading-3 max-lg:text-base">{MONTH.format(day)}</span>
        </p>
        {!past && (
          <Person
            {...guest}
            name={host?.portrait ?? guest.name}
            className="w-full min-w-0 self-end group-data-past/event:hidden lg:-mr-3 lg:w-44"
          />
        )}
      </div>
      <div className="min-w-0 lg:pr-48">
        <UnpublishedMark published={event.announced} today={today} />
        <p className="mb-1 hidden font-bold text-rose-deep text-sm group-data-past/event:block">
          {words.over}
        </p>
        <p className="facts mb-1 max-lg:text-sm">
          <b>{event.type}</b>
          <span>{event.audience === 'advertiser' ? words.advertisers : words.earners}</span>
        </p>
        <h3 className="heading-3 group-data-past/event:text-muted lg:text-3xl">{event.title}</h3>
        <p className="facts relative mt-2 lg:text-lg">
          <time dateTime={starts.toISOString()}>
            <b>
              {WEEKDAY.format(day)}, <span className="sr-only">{formatDay(event.date)}, </span>
              {event.time} {events.zone.label}
            </b>
          </time>
          <span>{insert(words.minutes, { minutes: event.minutes })}</span>
        </p>
      </div>
      {/* On narrow screens its place is the form's while that is open, which so stands where it was asked for. */}
      <div className="col-span-full min-w-0 max-lg:group-has-[[open]]/event:hidden md:col-start-2">
        <p className="max-w-[62ch] lg:text-lg">{event.description}</p>
        {host && (
          <p className="mt-2 text-muted">
            <Words text={insert(words.host, { name: host.name })} />
            {host.portrait && <span className="block">{cast.mark}</span>}
          </p>
        )}
      </div>
      {!past && (
        <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-3 group-data-past/event:hidden md:col-start-2">
          <details className="group/register peer open:relative open:w-full lg:open:mt-3">
            <summary
              className={`${buttonClass('leaf-light')} cursor-pointer list-none lg:absolute lg:top-10 lg:right-0 group-open/register:absolute group-open/register:top-3 group-open/register:right-6 group-open/register:size-11 group-open/register:min-h-0 group-open/register:rounded-full group-open/register:border-text/25 group-open/register:bg-transparent! group-open/register:p-0 group-open/register:text-text! [&::-webkit-details-marker]:hidden`}
              data-track={`register-${event.id}`}
            >
              <span className="group-open/register:hidden">{words.register}</span>
              <LuX aria-hidden="true" className="hidden size-5 shrink-0 group-open/register:block" />
              <span className="sr-only hidden group-open/register:inline">{words.close}</span>
              <span className="sr-only">: {event.title}</span>
            </summary>
            <div className="rounded-card bg-white p-6 lg:[&_[data-sent]]:grid lg:[&_[data-sent]]:grid-cols-[auto_1fr_auto] lg:[&_[data-sent]]:gap-x-6 lg:[&_[data-sent]]:pe-14 lg:[&_[data-sent]>:first-child]:row-span-4 lg:[&_[data-sent]>:last-child]:[grid-area:1/3/span_4] lg:[&_[data-sent]>:nth-child(2)]:mt-0 lg:[&_[data-sent]>:nth-child(2)]:text-4xl lg:[&_[data-sent]>:last-child]:flex-col lg:[&_form>div]:grid lg:[&_form>div]:grid-cols-[1fr_auto] lg:[&_form>div>:last-child]:pt-7 lg:[&_form>div>:last-child]:has-[[data-status]:not([hidden])]:col-span-full">
              <h4 className="heading-3 pr-12 group-has-[[data-sent]]/register:hidden">{words.save}</h4>
              <p className="mt-2 mb-5 text-muted group-has-[[data-sent]]/register:hidden">
                <span className="sr-only">{insert(words.form, { event: event.title })} </span>
                {words.invitation}
              </p>
              <FormIsland
                form="event"
                event={{
                  id: event.id,
                  title: event.title,
                  when: `${WEEKDAY.format(day)} ${day.getUTCDate()} ${MONTH.format(day)}, ${event.time} ${events.zone.label}`,
                  calendarUrl: calendarPath(event.id),
                }}
                mailTo={site.email}
              />
            </div>
          </details>
          <a
            href={calendarPath(event.id)}
            download
            className="inline-flex min-h-11 group-has-[[data-sent]]/event:hidden lg:absolute lg:top-26 lg:right-0 lg:peer-open:top-10 items-center gap-2 font-semibold text-sm underline underline-offset-4"
          >
            <LuCalendarPlus aria-hidden="true" className="size-5" />
            <span>
              <Words
                text={words.calendar}
                put={{ event: <span className="sr-only">: {event.title}</span> }}
              />
            </span>
          </a>
        </div>
      )}
    </li>
  );
}
