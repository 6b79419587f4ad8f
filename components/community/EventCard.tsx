import { LuCalendarPlus } from 'react-icons/lu';
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
 * One event, as its ticket. Whether it is past is decided when the page is built; one that ends before the next build gets an
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
      className="group/event flex flex-col overflow-hidden rounded-card border border-rule bg-paper max-sm:w-[86%]"
    >
      {!past && !event.sample && (
        <JsonLd
          data={onlineEvent({ ...event, host: host?.name, starts, ends }, `/community#${event.id}`, site)}
        />
      )}
      <div
        className={`flex shrink-0 justify-between overflow-hidden px-5 group-data-past/event:bg-rule group-data-past/event:text-text ${tone}`}
      >
        <div className="py-4">
          <p aria-hidden="true" className="whitespace-nowrap font-display leading-none">
            <span className="text-5xl tracking-tight">{day.getUTCDate()}</span>{' '}
            <span className="heading-3">{MONTH.format(day)}</span>
          </p>
          <p className="mt-3 leading-snug">
            <b className="block">{event.type}</b>
            {event.audience === 'advertiser' ? words.advertisers : words.earners}
          </p>
        </div>
        {!past && (
          <Person
            {...guest}
            name={host?.portrait ?? guest.name}
            className="-mr-3 w-36 min-w-0 self-end pt-2 group-data-past/event:hidden"
          />
        )}
      </div>
      <div className="flex min-w-0 grow flex-col p-5 md:p-6">
        <UnpublishedMark published={event.announced} today={today} />
        <p className="mb-2 hidden font-bold text-rose-deep text-sm group-data-past/event:block">
          {words.over}
        </p>
        <h3 className="heading-3 text-balance group-data-past/event:text-muted">{event.title}</h3>
        <p className="facts relative mt-2">
          <time dateTime={starts.toISOString()}>
            <b>
              {WEEKDAY.format(day)}, <span className="sr-only">{formatDay(event.date)}, </span>
              {event.time} {events.zone.label}
            </b>
          </time>
          <span>{insert(words.minutes, { minutes: event.minutes })}</span>
        </p>
        <p className="mt-3 mb-5 text-muted">{event.description}</p>
        {host && (
          <p className="mt-auto mb-5 text-base text-muted">
            <Words text={insert(words.host, { name: host.name, role: host.role })} />
            {host.portrait && <span className="block">{cast.mark}</span>}
          </p>
        )}
        {!past && (
          <div className="group-data-past/event:hidden">
            <details className="group/register">
              <summary
                className={`${buttonClass('leaf-light')} cursor-pointer list-none group-open/register:bg-sand group-open/register:text-text [&::-webkit-details-marker]:hidden`}
                data-track={`register-${event.id}`}
              >
                {words.register}
                <span className="sr-only">: {event.title}</span>
              </summary>
              <div className="mt-4 rounded-card border border-rule bg-white p-6">
                <p className="mb-5 text-muted text-sm">{words.invitation}</p>
                <FormIsland
                  form="event"
                  event={{ id: event.id, title: event.title, calendarUrl: calendarPath(event.id) }}
                  mailTo={site.email}
                />
              </div>
            </details>
            <a
              href={calendarPath(event.id)}
              download
              className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-sm underline underline-offset-4"
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
      </div>
    </li>
  );
}
