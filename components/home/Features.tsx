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
      <ul className="@container grid grid-cols-2 gap-x-4 gap-y-6 max-[19em]:flex max-[19em]:flex-col md:grid-cols-4 sm:gap-x-6 sm:gap-y-12">
        {features.map(({ id, title, text, audience }) => {
          const Picture = PICTURES[id];
          return (
            <li key={id} className="max-lg:text-[0.9375rem] nth-[5n+1]:col-span-2">
              <Picture />
              <p className="font-bold text-sm">{words.features[audience]}</p>
              <h3 className="heading-3 max-lg:text-lg max-lg:leading-tight">{title}</h3>
              <p className="mt-1 max-w-[44ch] text-balance max-lg:leading-snug">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
