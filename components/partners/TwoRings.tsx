import { Ring } from '@/components/art/Ring';

/** Two rings side by side that have one dash in common. */
export function TwoRings() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto aspect-[19/10] max-md:h-20 md:max-lg:h-48 lg:w-full lg:max-w-md"
    >
      <Ring segments={10} thickness={0.1} className="absolute top-0 left-0 h-full text-sun" />
      <Ring segments={10} thickness={0.1} className="absolute top-0 right-0 h-full text-leaf" />
    </div>
  );
}
