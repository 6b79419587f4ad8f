import { BestHour, Chosen, Counted, OneTap, Paid, Reviewed } from '@/components/art/pieces';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/lib/content/schemas/home';

const PICTURES = {
  payments: Paid,
  targeting: Chosen,
  integration: OneTap,
  safety: Reviewed,
  analytics: Counted,
  growth: BestHour,
};

/** What the product does, and for whom: each with a piece of it, the first and the last twice as wide. */
export function Features({ home: { features, words } }: { home: Home }) {
  return (
    <Section id="features" {...words.features} of={features}>
      <ul className="@container grid grid-cols-2 gap-x-4 gap-y-6 @max-[19em]/page:flex @max-[19em]/page:flex-col lg:grid-cols-4 sm:gap-x-6 sm:gap-y-9">
        {features.map(({ id, title, text, audience }, index) => {
          const Picture = PICTURES[id];
          const wide = index === 0 || index === features.length - 1;
          return (
            <li
              key={id}
              className={`row-span-2 grid grid-rows-subgrid gap-0 max-md:text-[0.9375rem] ${wide ? 'col-span-2' : ''}`}
            >
              <Picture />
              <div>
                <p className="mb-1 font-bold text-sm">{words.features[audience]}</p>
                <h3 className="heading-3 max-md:text-lg/tight">{title}</h3>
                <p
                  className={`mt-2 max-w-[44ch] text-balance max-lg:leading-snug ${wide ? 'lg:max-w-none' : ''}`}
                >
                  {text}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
