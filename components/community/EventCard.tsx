import { LuCalendarPlus } from 'react-icons/lu';
import { Portrait } from '@/components/art/cast/Portrait';
import { FormIsland } from '@/components/forms/FormIsland';
import { buttonClass } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/JsonLd';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import type { EventEntry } from '@/lib/content/schemas/events';
import { dayToDate, formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';
import { calendarPath } from '@/lib/site/community/calendar';
import { moments } from '@/lib/site/community/schedule';
import { onlineEvent } from '@/lib/site/structured-data/things';
import { DateRing } from './DateRing';

const TYPE_TONES = {
  Webinar: 'bg-sun text-ink',
  'Live Q&A': 'bg-leaf text-ink',
  Workshop: 'bg-iris text-white',
};

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

type Props = {
  event: EventEntry;
  past: boolean;
  /** Whether it comes before all others. */
  next?: boolean;
} & EventContext;

/** What every event is shown with. */
export type EventContext = Pick<Content, 'authors' | 'cast' | 'events' | 'site' | 'today'>;

/**
 * One event. Whether it is past is decided when the page is built; one that ends before the next build gets an
 * attribute when the page is viewed (lib/browser/past-events.ts) and goes among the past ones.
 */
export function EventCard({ event, past, next = false, authors, cast, events, site, today }: Props) {
  const words = events.words.card;
  const { starts, ends } = moments(event, events.zone);
  const host = authors.find(({ id }) => id === event.host);
  return (
    <li
      id={event.id}
      data-event-ends={ends.toISOString()}
      data-past={past ? '' : undefined}
      className="group/event gap-x-8 gap-y-5 border-rule border-t py-7 md:grid md:py-9 md:grid-cols-[8rem_1fr] lg:grid-cols-[8rem_1fr_23rem]"
    >
      {!past && !event.sample && (
        <JsonLd
          data={onlineEvent({ ...event, host: host?.name, starts, ends }, `/community#${event.id}`, site)}
        />
      )}
      <DateRing day={event.date} className="size-21 max-md:float-end max-md:ms-3 md:size-32" />
      <div className="min-w-0">
        <UnpublishedMark published={event.announced} today={today} />
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span
            className={`rounded-full px-3 py-1 font-bold group-data-past/event:bg-rule group-data-past/event:text-text ${TYPE_TONES[event.type]}`}
          >
            {event.type}
          </span>
          <span className="text-muted">
            {event.audience === 'advertiser' ? words.advertisers : words.earners}
          </span>
          <span className="hidden font-bold text-rose-deep group-data-past/event:inline">{words.over}</span>
        </p>
        <h3 className="heading-3 mt-3 text-balance group-data-past/event:text-muted">{event.title}</h3>
        <p className="mt-2 font-semibold">
          <time dateTime={starts.toISOString()}>
            {WEEKDAY.format(dayToDate(event.date))}, {formatDay(event.date)}, {event.time} {events.zone.label}
          </time>
          <span className="text-muted"> {insert(words.minutes, { minutes: event.minutes })}</span>
        </p>
        <p className="mt-3 max-w-[62ch] text-muted">{event.description}</p>
        {host && (
          <p className="mt-4 flex items-center gap-3 text-sm">
            <Portrait name={host.portrait} desk={host.desk} className="size-16 text-sun" />
            <span>
              <Words text={insert(words.host, { name: host.name, role: host.role })} />
              {host.portrait && <span className="block text-muted">{cast.mark}</span>}
            </span>
          </p>
        )}
      </div>
      {!past && (
        <div className="group-data-past/event:hidden max-md:mt-5 md:col-start-2 lg:col-start-3">
          <details className="group/register">
            <summary
              className={`${buttonClass(next ? 'leaf-light' : 'outline-light')} cursor-pointer list-none group-open/register:bg-sand group-open/register:text-text [&::-webkit-details-marker]:hidden`}
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
    </li>
  );
}
