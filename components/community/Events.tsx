import { LuChevronDown } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import { dayToDate } from '@/lib/content/text/dates';
import { splitEvents } from '@/lib/site/community/schedule';
import { EventCard, type EventContext } from './EventCard';

/** Upcoming events, then past ones, as they stand on the day of the build. */
export function Events({ context }: { context: EventContext }) {
  const { events, today } = context;
  const words = events.words.list;
  const { upcoming, past } = splitEvents(events, dayToDate(today));
  return (
    <>
      <div data-events data-none-left={upcoming.length === 0 ? '' : undefined} className="group/events">
        <ul className="border-rule border-b empty:hidden">
          {upcoming.map((event) => (
            <EventCard key={event.id} event={event} past={false} {...context} />
          ))}
        </ul>
        <p className="mt-8 hidden text-lg text-muted group-data-none-left/events:block">
          <Words text={words.none} />
        </p>
      </div>
      <details data-past-events hidden={past.length === 0} className="group/past mt-10">
        <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 font-bold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          <span>
            <Words text={words.past} put={{ count: <span data-past-count>{past.length}</span> }} />
          </span>
          <LuChevronDown
            aria-hidden="true"
            className="size-5 transition-transform group-open/past:rotate-180"
          />
        </summary>
        <ul className="mt-4 empty:hidden">
          {past.map((event) => (
            <EventCard key={event.id} event={event} past {...context} />
          ))}
        </ul>
      </details>
    </>
  );
}
