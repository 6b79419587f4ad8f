import { LONG_DATE } from '../../money/index';

/** @param day `YYYY-MM-DD` @returns `March 20, 2024` (specification, section 2, "Article pages") */
export function formatDay(day: string): string {
  return LONG_DATE.format(dayToDate(day));
}

/** @param day `YYYY-MM-DD` @returns midnight UTC of that day */
export function dayToDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** @returns the day that `now` falls on, `YYYY-MM-DD` in UTC */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** @returns an hour counted from midnight, of this day or the next, as a time of day: 43 is `19:00` */
export function hourOfDay(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}
