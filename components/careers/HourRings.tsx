import { ClockHours } from '@/components/art/ClockHours';
import { Ring } from '@/components/art/Ring';

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
      <ClockHours />
      <p className="max-w-[6.03em] text-center font-display text-2xl text-white leading-tight">{label}</p>
    </div>
  );
}
