/** Where the hours stand, inside the ring: the day begins at the top. */
const HOURS = [
  { hour: 0, place: 'top-[9.5%] left-1/2' },
  { hour: 6, place: 'top-1/2 left-[90.5%]' },
  { hour: 12, place: 'top-[90.5%] left-1/2' },
  { hour: 18, place: 'top-1/2 left-[9.5%]' },
];

/** The hours of a ring of 24 dashes that fills the box in which this stands. Decorative. */
export function ClockHours() {
  return HOURS.map(({ hour, place }) => (
    <span key={hour} aria-hidden="true" className={`-translate-1/2 absolute text-xs ${place}`}>
      {hour}
    </span>
  ));
}
