import { Ring } from '@/components/art/Ring';

/** Two rings side by side that have one dash in common. */
export function TwoRings() {
  return (
    <svg
      viewBox="0 0 190 100"
      aria-hidden="true"
      className="mx-auto max-md:h-20 md:max-lg:h-48 lg:w-full lg:max-w-md"
    >
      <svg width="100" aria-hidden="true">
        <Ring segments={10} thickness={0.1} className="text-sun" />
      </svg>
      <svg x="90" width="100" aria-hidden="true">
        <Ring segments={10} thickness={0.1} className="text-leaf" />
      </svg>
    </svg>
  );
}
