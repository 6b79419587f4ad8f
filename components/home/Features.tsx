import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

const TONES = { both: 'border-leaf', earner: 'border-sun', advertiser: 'border-iris-light' };

/** What the product does, and for whom: the quiet part between the doors and the steps. */
export function Features({ home }: Pick<Content, 'home'>) {
  const { features, words } = home;
  return (
    <Section id="features" {...words.features} of={features}>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {features.map(({ id, title, text, audience }) => (
          <li key={id} className={`border-t-4 pt-2.5 md:pt-5 ${TONES[audience]}`}>
            <p className="text-sm md:font-bold">{words.features[audience]}</p>
            <h3 className="heading-3">{title}</h3>
            <p className="mt-1 max-w-[44ch] max-md:leading-snug">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
