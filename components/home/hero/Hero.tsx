import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { typedParts } from '@/lib/browser/typing';
import type { Content } from '@/lib/content';
import type { Home } from '@/lib/content/schemas/home';

const TONES = { both: 'border-leaf', earner: 'border-sun', advertiser: 'border-iris-light' };

type Props = Pick<Content, 'home' | 'navigation' | 'site'> & { picture: ReactNode };

/** The page's first screen: what it is, both ways in, and the thing itself on a phone. */
export function Hero({ home, navigation, site, picture }: Props) {
  const { actions } = navigation.words;
  return (
    <section
      data-hero
      className="group/hero relative isolate overflow-hidden bg-ink pt-18 pb-22 text-mist md:pt-26 lg:pt-28 lg:pb-38"
    >
      <div className="-z-10 absolute inset-0 bg-[radial-gradient(min(50rem,115vw)_min(40rem,100vw)_at_72%_min(25rem,88vw),var(--color-leaf-deep),transparent)] opacity-58" />
      <div className="wrap grid grid-cols-1 gap-x-6 md:grid-cols-[1fr_min(22rem,46vw)] lg:grid-cols-[1.05fr_1fr] lg:grid-rows-[1fr_auto_auto_auto_auto_1fr]">
        <div className="md:max-lg:col-span-2 lg:row-start-2">
          <p className="mb-2 font-semibold text-sm lg:mb-5">{home.hero.badge}</p>
          <Headline headlines={home.hero.headlines} tagline={site.tagline} />
        </div>
        <p className="mt-3 max-w-[46ch] text-balance text-base md:self-end md:text-lg lg:row-start-3 lg:mt-6 lg:text-xl">
          {home.hero.lead} <span className="block">{home.hero.other}</span>
        </p>
        <div className="max-sm:contents md:row-start-3 lg:row-start-4">
          <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2.5 sm:mt-6 sm:gap-3 md:max-lg:grid md:max-lg:w-fit lg:mt-8">
            <ButtonLink href={site.storeUrl} data-track="start-earning-hero">
              {actions.earn}
            </ButtonLink>
            <ButtonLink href={site.advertiserUrl} tone="outline-dark" data-track="run-ad-hero">
              {actions.advertise}
            </ButtonLink>
          </div>
          <p className="facts order-1 mt-4 font-semibold text-[0.9375rem] text-white lg:text-base">
            {home.hero.facts.map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
        </div>
        {picture}
        {home.hero.claims.length > 0 && (
          <ul className="order-1 mt-6 flex items-start md:mt-8 justify-between gap-3 max-[19em]:flex-col sm:justify-start md:flex-wrap md:row-start-4 lg:row-start-5 lg:mt-10 lg:gap-6">
            {home.hero.claims.map(({ figure, label, audience }) => (
              <li key={label} className={`border-l-2 pl-2.5 ${TONES[audience]}`}>
                <span className="block text-sm leading-tight lg:text-base">
                  <b className="block whitespace-nowrap font-display text-lg text-white sm:text-xl">
                    {figure}
                  </b>
                  {label}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/**
 * The `h1`, always one whole phrase: the site script (lib/browser/typing.ts) lights its letters one by one and takes
 * the light away again, so that typing never costs the meaning. Every phrase stands in the same grid cell, unseen, so
 * that the tallest of them reserves the height at every width; assistive technology reads the first throughout. Without any
 * phrase it is the tagline.
 */
function Headline({ headlines, tagline }: Pick<Home['hero'], 'headlines'> & { tagline: string }) {
  const [first] = headlines;
  if (!first) return <h1 className="heading-1 text-white">{tagline}</h1>;
  const { lead, accent, rest } = typedParts(first.text, first.text.length);
  return (
    <h1 data-typing className="heading-1 grid text-white md:max-lg:text-[min(4.5rem,9.4vw)]">
      <span className="sr-only">{first.text}</span>
      {headlines.map(({ text, audience }) => (
        <span
          key={text}
          aria-hidden="true"
          data-phrase={text}
          data-audience={audience}
          className="invisible col-start-1 row-start-1 before:content-[attr(data-phrase)]"
        />
      ))}
      <span
        aria-hidden="true"
        data-typed
        data-audience={first.audience}
        className="group/typed col-start-1 row-start-1"
      >
        <span className="text-sun group-data-running/hero:caret group-data-[audience=advertiser]/typed:text-iris-light">
          <span suppressHydrationWarning className="text-white">
            {lead}
          </span>
          <span suppressHydrationWarning>{accent}</span>
        </span>
        <span suppressHydrationWarning className="text-white/50">
          {rest}
        </span>
      </span>
    </h1>
  );
}
