import { Ring } from '@/components/art/Ring';

/** Where the hours stand, between the two rings: the day begins at the top. */
const HOURS = [
  { hour: 0, place: 'top-[9.5%] left-1/2' },
  { hour: 6, place: 'top-1/2 left-[90.5%]' },
  { hour: 12, place: 'top-[90.5%] left-1/2' },
  { hour: 18, place: 'top-1/2 left-[9.5%]' },
];

/** A day as two rings of 24 hours: the team's, yours, and what they have in common. */
export function HourRings({ label }: { label: string }) {
  return (
    <div className="relative mx-auto grid aspect-square w-64 max-w-full place-items-center md:w-full">
      <Ring
        segments={24}
        filled={8}
        thickness={0.055}
        className="absolute inset-0 rotate-[135deg] text-leaf"
        trackClassName="text-line"
      />
      <Ring
        segments={24}
        filled={8}
        thickness={0.055}
        className="absolute inset-[13%] rotate-[195deg] text-sun"
        trackClassName="text-raised"
      />
      {HOURS.map(({ hour, place }) => (
        <span key={hour} aria-hidden="true" className={`-translate-1/2 absolute text-xs ${place}`}>
          {hour}
        </span>
      ))}
      <p className="max-w-[6.03em] text-center font-display text-2xl text-white leading-tight">{label}</p>
    </div>
  );
}
