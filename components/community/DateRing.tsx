import { Ring } from '@/components/art/Ring';
import { dayToDate } from '@/lib/content/text/dates';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A day inside a ring of its month's days, lit up to it. The date stands in words beside it. */
export function DateRing({ day, className = '' }: { day: string; className?: string }) {
  const date = dayToDate(day);
  const inMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return (
    <span aria-hidden="true" className={`relative grid place-items-center ${className}`}>
      <Ring
        segments={inMonth}
        filled={date.getUTCDate()}
        thickness={0.05}
        className="absolute inset-0 size-full text-sun group-data-past/event:text-muted"
        trackClassName="text-rule"
      />
      <span className="text-center leading-none">
        <span className="heading-2 block group-data-past/event:text-muted">{date.getUTCDate()}</span>
        <span className="text-sm">{MONTH.format(date)}</span>
      </span>
    </span>
  );
}
