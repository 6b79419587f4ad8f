import { Ring } from '@/components/art/Ring';

/** Two rings that share a part of their way. */
export function TwoRings() {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[8/5] w-full max-w-md">
      <Ring
        segments={10}
        filled={7}
        thickness={0.1}
        className="absolute top-0 left-0 h-full rotate-90 text-sun"
        trackClassName="text-white/20"
      />
      <Ring
        segments={10}
        filled={7}
        thickness={0.1}
        className="absolute top-0 right-0 h-full rotate-[324deg] text-leaf"
        trackClassName="text-white/20"
      />
    </div>
  );
}
