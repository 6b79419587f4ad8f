/** Where the hours stand, inside the ring: the day begins at the top. */
const HOURS = [
  { hour: 0, place: 'top-[8%] left-1/2 -translate-x-1/2' },
  { hour: 6, place: 'top-1/2 right-[9%] -translate-y-1/2' },
  { hour: 12, place: 'bottom-[8%] left-1/2 -translate-x-1/2' },
  { hour: 18, place: 'top-1/2 left-[9%] -translate-y-1/2' },
];

/** The hours of a ring of 24 dashes that fills the box in which this stands. Decorative. */
export function ClockHours() {
  return HOURS.map(({ hour, place }) => (
    <span
      key={hour}
      aria-hidden="true"
      className={`absolute font-display text-lg leading-none md:text-xl ${place}`}
    >
      {hour}
    </span>
  ));
}
