import { AfricaMap } from '@/components/art/AfricaMap';
import type { Content } from '@/lib/content';

/** What it takes, a figure each: the last is how many countries we pay out to, on their map and over their names. */
export function Needs({ download, facts, payouts, pricing, site }: Content) {
  const { words, needs } = download;
  if (needs.length === 0) return null;
  const { countries, others } = words.page;
  const main = pricing.countries.find(({ code }) => code === site.mainMarket);
  const rest = pricing.countries.filter((country) => country !== main);
  return (
    <section aria-labelledby="needs-title" className="page-section bg-sand">
      <div className="wrap grid gap-x-10 gap-y-6 md:gap-y-9 lg:gap-x-12 xl:@min-[60em]/page:grid-cols-[5fr_8fr]">
        <div className="flex flex-col justify-between gap-y-5 md:gap-y-8">
          <h2 id="needs-title" className="heading-2">
            {words.page.needs}
          </h2>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 md:gap-y-8 xl:grid-cols-2 xl:gap-x-10">
            {needs.map((need) => (
              <li key={need.figure} className="last:odd:col-span-2">
                <Figure {...need} />
              </li>
            ))}
          </ul>
        </div>
        {main && (
          <div className="for-paper grid items-center gap-x-8 gap-y-4 rounded-panel bg-white p-4 md:@min-[42em]/page:grid-cols-[7fr_5fr] md:p-8 [&_.text-line]:text-mist [&_.text-leaf]:text-leaf-deep [&_.text-leaf]:[stroke-width:.95] [&_.text-sun]:[stroke-width:1.2]">
            <div className="relative">
              <AfricaMap
                lit={rest.map(({ code }) => code)}
                focus={[main.code]}
                label={payouts.words.countries.map}
                className="ms-auto w-[90%] md:w-full"
              />
              <p className="absolute bottom-0 w-28">
                <Figure figure={String(pricing.countries.length)} text={countries} />
              </p>
            </div>
            <dl>
              <dt className="font-display text-lg md:text-2xl">
                <Dot tone="bg-sun" />
                {main.name}
              </dt>
              <dd className="text-balance md:text-lg">{facts.kenyanWallets.text}</dd>
              <dt className="mt-3 font-bold md:mt-5 md:border-rule md:border-t md:pt-5">
                <Dot tone="bg-leaf-deep" />
                {others}
              </dt>
              <dd className="columns-[5.7em] gap-x-2 leading-snug max-md:text-[0.9375rem] md:columns-[6.5em] md:gap-x-3">
                <ul className="contents *:pt-1">
                  {rest.map(({ name }) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </dd>
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}

function Figure({ figure, text }: Content['download']['needs'][number]) {
  return (
    <>
      <span className="heading-1 block text-[min(4rem,17vw)] first-letter:uppercase md:text-7xl">
        {figure}
      </span>
      <span className="block max-w-[10.5em] leading-snug md:text-lg">{text}</span>
    </>
  );
}

/** The colour on the map of what stands beside it. */
function Dot({ tone }: { tone: string }) {
  return <span aria-hidden="true" className={`me-2 inline-block size-[.7em] rounded-full ${tone}`} />;
}
