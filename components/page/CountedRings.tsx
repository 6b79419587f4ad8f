import { Ring } from '@/components/art/Ring';
import type { Counted } from '@/lib/content';

/** A few figures of a text, each in a ring whose dashes count it. */
export function CountedRings({ title, rings }: Counted) {
  return (
    <figure>
      <figcaption className="text-balance font-display text-lg leading-snug md:text-xl">{title}</figcaption>
      <dl className="mt-4 md:mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-3">
        {rings.map(({ figure, label, dash, dashes }) => {
          const lit = Math.round(Number.parseInt(figure, 10) / dash);
          return (
            <div key={label} className="flex flex-col items-center gap-2 text-center">
              <dt className="order-last text-sm leading-snug">{label}</dt>
              <dd className="relative grid aspect-square w-full max-w-24 place-items-center md:max-w-36">
                <Ring
                  segments={dashes ?? lit}
                  filled={Math.min(lit, dashes ?? lit)}
                  className="absolute inset-0 size-full text-leaf-deep"
                  trackClassName="text-mist"
                />
                <span className="w-min wrap-normal font-display text-lg leading-none tracking-tight md:text-2xl">
                  {figure}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
}
