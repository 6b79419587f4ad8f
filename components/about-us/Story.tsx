import { AfricaMap } from '@/components/art/AfricaMap';
import { content, fact } from '@/lib/content';

/** Why the company exists, beside where it pays. */
export function Story() {
  const { about, pricing } = content();
  const [first, ...rest] = about.story;
  return (
    <section aria-labelledby="story-title" className="pb-17 md:pb-26">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="lg:pt-24">
          <h2 id="story-title" className="heading-2 mb-6 max-w-[10.72em]">
            Attention was always worth something
          </h2>
          <p className="max-w-[54ch] text-xl leading-relaxed">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[60ch] text-muted">
              {paragraph}
            </p>
          ))}
        </div>
        <figure className="-mt-10 relative z-10 order-first self-start rounded-panel bg-raised p-6 text-mist shadow-lift md:p-10 lg:order-last lg:-mt-56">
          <AfricaMap
            lit={pricing.countries.map(({ code }) => code)}
            focus={[about.focusCountry.code]}
            label={`A map of Africa in dots: ${about.focusCountry.name} and the countries of the price list are lit.`}
            className="mx-auto w-full max-w-md"
          />
          <figcaption className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-5 border-line border-t pt-6">
            <strong className="font-display text-5xl text-white">{fact('payoutCountries')}</strong>
            <span>
              African countries with payouts. <span className="text-leaf">Green</span> on the map: where
              campaigns have a price today. <span className="text-sun">Amber</span>: {about.focusCountry.name}
              , our main market.
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
