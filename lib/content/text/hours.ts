/** @returns an hour counted from midnight, of this day or the next, as a time of day: 43 is `19:00` */
export function hourOfDay(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}
