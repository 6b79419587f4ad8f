import { Group } from '@/components/art/cast/Group';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Content } from '@/lib/content';

/** Three whose heads stand above, so that their drawings weigh little. */
const PEOPLE = [
  { name: 'joseph', pose: 'call' },
  { name: 'wanjiru', pose: 'folded' },
  { name: 'njeri', pose: 'stop' },
] as const;

/** The end of the page, over its whole width: one line, people with their phones, and both ways in. */
export function LastScene({ home, navigation, site }: Pick<Content, 'home' | 'navigation' | 'site'>) {
  const { actions } = navigation.words;
  return (
    <section
      aria-labelledby="last-title"
      className="overflow-hidden bg-leaf pt-10 text-ink [--focus-ring:var(--color-ink)] md:pt-16"
    >
      <div className="wrap grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div className="lg:pb-16">
          <h2 id="last-title" className="heading-1 max-w-[8.4em]">
            {home.words.last.title}
          </h2>
          <div className="mt-6 flex flex-wrap gap-3 lg:mt-10">
            <ButtonLink href={site.storeUrl} tone="ink" data-track="start-earning-last">
              {actions.earn}
            </ButtonLink>
            <ButtonLink href={site.advertiserUrl} tone="white" data-track="run-ad-last">
              {actions.advertise}
            </ButtonLink>
          </div>
        </div>
        <Group people={PEOPLE} className="self-end" />
      </div>
    </section>
  );
}
