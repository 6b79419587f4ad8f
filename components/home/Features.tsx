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

/** What the product does, and for whom: each with a piece of it. */
export function Features({ home: { features, words } }: { home: Home }) {
  return (
    <Section id="features" {...words.features} of={features}>
      <ul className="@container grid grid-cols-2 gap-x-4 max-[19em]:flex max-[19em]:flex-col md:grid-cols-4 sm:gap-x-6">
        {features.map(({ id, title, text, audience }) => {
          const Picture = PICTURES[id];
          return (
            <li
              key={id}
              className="group/feature row-span-2 grid grid-rows-subgrid gap-x-4 first:col-span-2 max-md:nth-[n+4]:col-span-2 min-[19em]:max-md:nth-5:grid-cols-2 max-md:nth-5:items-start max-lg:text-[0.9375rem] md:first:row-span-4 md:first:*:first:row-span-3 md:nth-[6n]:col-span-full md:nth-[6n]:row-span-1 md:nth-[6n]:grid-cols-[4fr_3fr] md:nth-[6n]:items-center md:nth-[6n]:gap-10 md:nth-[6n]:rounded-panel md:nth-[6n]:bg-leaf md:nth-[6n]:*:mb-0 lg:nth-[6n]:text-xl"
            >
              <Picture />
              <div className="not-group-last/feature:pb-6 sm:not-group-last/feature:pb-10">
                <p className="mb-1 font-bold text-sm">{words.features[audience]}</p>
                <h3 className="heading-3 max-lg:text-lg max-lg:leading-tight md:group-nth-[5n+1]/feature:text-3xl lg:group-nth-[6n]/feature:text-5xl">
                  {title}
                </h3>
                <p className="mt-1 max-w-[44ch] lg:group-nth-[6n]/feature:mt-4 text-balance max-lg:leading-snug">
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
