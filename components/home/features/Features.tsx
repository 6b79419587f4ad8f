import { Section } from '@/components/ui/Section';
import type { Home } from '@/lib/content/schemas/home';
import { Street } from './Street';

const EDGES = { earner: 'border-sun', advertiser: 'border-iris', both: 'border-leaf-deep' };

/** What the product does: one street where it is at work, and six notes on it. */
export function Features({ home }: { home: Home }) {
  const words = home.words.features;
  return (
    <Section id="features" eyebrow={words.eyebrow} title={words.title} of={home.features}>
      <Street />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.eyebrow}
        className="snap-row mt-4 sm:mt-8 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 lg:mt-12 lg:grid-cols-3 lg:gap-x-16 lg:gap-y-12"
      >
        {home.features.map(({ id, title, text, audience }) => (
          <li key={id} className={`border-t-6 pt-4 max-sm:w-[76%] ${EDGES[audience]}`}>
            <p className="text-muted text-sm">{words[audience]}</p>
            <h3 className="heading-3 mt-1">{title}</h3>
            <p className="mt-2 max-w-[44ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
