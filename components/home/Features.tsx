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

const SMALL = 'pb-6 sm:pb-9 max-sm:*:first:hidden';
/** The first is the largest, the last a band of its own, with pairs between them on phones. */
const FIRST = 'col-span-2 pb-6 sm:pb-9 lg:**:[h3]:text-3xl';
const LAST =
  'col-span-2 *:row-span-2 *:mb-0! *:last:p-4 max-[19em]:block lg:*:first:text-[1.5cqi] md:**:[h3]:text-3xl grid-cols-[7fr_10fr] md:grid-cols-[4fr_5fr] items-center rounded-panel bg-leaf';

/** What the product does, and for whom: each with a piece of it. */
export function Features({ home: { features, words } }: { home: Home }) {
  return (
    <Section id="features" {...words.features} of={features}>
      <ul className="@container grid grid-cols-2 gap-x-4 max-[19em]:flex max-[19em]:flex-col lg:grid-cols-4 sm:gap-x-6">
        {features.map(({ id, title, text, audience }, index) => {
          const Picture = PICTURES[id];
          const place =
            index === 0
              ? FIRST
              : index === features.length - 1
                ? LAST
                : `${SMALL} ${index > 2 ? 'lg:pb-0' : ''}`;
          return (
            <li key={id} className={`row-span-2 grid grid-rows-subgrid max-md:text-[0.9375rem] ${place}`}>
              <Picture />
              <div>
                <p className="mb-1 font-bold text-sm">{words.features[audience]}</p>
                <h3 className="heading-3 max-md:text-lg/tight">{title}</h3>
                <p className="mt-2 max-w-[44ch] text-balance max-lg:leading-snug">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
