import { Ring } from '@/components/art/Ring';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { content } from '@/lib/content';
import { Claims } from './Claims';
import { Headline } from './Headline';
import { HeroPhone } from './HeroPhone';

/** The page's first screen: what it is, both ways in, and the thing itself on a phone. */
export function Hero() {
  const { home, site } = content();
  return (
    <section
      data-hero
      className="group/hero relative isolate overflow-hidden bg-ink pt-20 pb-24 text-mist md:pt-32 lg:pb-40"
    >
      <div className="-z-10 absolute inset-0 bg-[radial-gradient(60rem_44rem_at_78%_38%,var(--color-raised),transparent)]" />
      <div className="wrap grid grid-cols-1 items-center gap-x-10 lg:grid-cols-[1.15fr_1fr]">
        <div className="lg:self-end">
          <p className="mb-4 inline-flex items-center gap-2 rounded-full border border-line bg-raised/60 py-1.5 pr-3.5 pl-2 font-semibold text-[0.71875rem] text-white sm:mb-7 sm:text-sm">
            <Ring
              segments={6}
              filled={2}
              thickness={0.15}
              trackClassName="text-line"
              className="size-5 shrink-0 text-sun"
            />
            {home.hero.badge}
          </p>
          <Headline />
          <p className="mt-4 max-w-[46ch] text-pretty text-base sm:text-lg lg:mt-6 lg:text-xl">
            {home.hero.lead}
          </p>
          <div className="mt-5 flex flex-col gap-2.5 sm:flex-row sm:gap-3 lg:mt-8">
            <ButtonLink href={site.storeUrl} data-track="start-earning-hero">
              {content().navigation.words.actions.earn}
            </ButtonLink>
            <ButtonLink href={site.advertiserUrl} tone="outline-dark" data-track="run-ad-hero">
              {content().navigation.words.actions.advertise}
            </ButtonLink>
          </div>
        </div>
        <HeroPhone className="lg:row-span-2" />
        <Claims />
      </div>
    </section>
  );
}
