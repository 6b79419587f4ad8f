import { Ring } from '@/components/art/Ring';
import { fact, factValue } from '@/lib/content';

/** The pay for a view as a ring: one dash is the lowest, the whole ring the highest. */
export function PerView() {
  const steps = Math.round(factValue('earningPerViewMax') / factValue('earningPerViewMin'));
  return (
    <div className="relative mx-auto grid aspect-square w-full max-w-80 place-items-center">
      <Ring
        segments={steps}
        filled={1}
        thickness={0.09}
        className="absolute inset-0 size-full text-ink"
        trackClassName="text-ink/15"
      />
      <p className="text-center">
        <span className="block font-display text-4xl tracking-tight">{fact('earningPerViewMin')}</span>
        <span className="my-1 block text-sm">the lowest, to the highest</span>
        <span className="block font-display text-4xl tracking-tight">{fact('earningPerViewMax')}</span>
        <span className="mt-1 block text-sm">for a view</span>
      </p>
    </div>
  );
}
