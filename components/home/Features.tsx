import { AdArt } from '@/components/art/AdArt';
import { Whole } from '@/components/art/cast/Whole';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/lib/content/schemas/home';

const EDGES = { earner: 'border-sun', advertiser: 'border-iris', both: 'border-leaf-deep' };

/** Of each on the street. */
const PERSON = 'relative h-3/4 max-lg:-mx-4';

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

/** A street: who advertises stands before her shop, who shares passes by with the ad in his hand, who watches has it in hers. Decorative. */
function Street() {
  return (
    <div
      aria-hidden="true"
      className="relative -mx-[calc(50cqw-50%)] flex h-52 items-end overflow-hidden bg-sun px-[calc(50cqw-50%)] pb-4 *:shrink-0 sm:h-80 lg:h-120"
    >
      <span className="absolute top-0 bottom-0 left-0 w-1/2 bg-iris" />
      <span className="absolute inset-x-0 bottom-0 h-8 bg-ink" />
      <span className="absolute inset-x-0 bottom-2 border-white border-t-2 border-dashed" />
      <AdArt name="duka" className="relative aspect-square h-1/2 sm:h-3/4" />
      <Whole name="njeri" pose="stand" className={PERSON} />
      <Whole name="kevin" pose="walk" className={`mx-auto ${PERSON}`} />
      <Whole name="amina" pose="sit" className={PERSON} />
    </div>
  );
}
