import { AfricaMap } from '@/components/art/AfricaMap';
import { Tick } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';

/** What it takes, a line each, and the countries we pay out to: how many, their map and their names. */
export function Needs({ download, facts, payouts, pricing, site }: Content) {
  const { words, needs } = download;
  if (needs.length === 0) return null;
  const { countries, others } = words.page;
  const main = pricing.countries.find(({ code }) => code === site.mainMarket);
  const rest = pricing.countries.filter((country) => country !== main);
  return (
    <section aria-labelledby="needs-title" className="page-section bg-sand">
      <div className="wrap">
        <h2 id="needs-title" className="heading-2">
          {words.page.needs}
        </h2>
        <div className="for-paper mt-5 grid gap-x-10 gap-y-5 rounded-panel bg-white p-4 md:@min-[42em]/page:grid-cols-[5fr_6fr] md:mt-9 md:p-8 lg:p-10 xl:@min-[60em]/page:grid-cols-[8fr_8fr_5fr] xl:gap-x-12 [&_.text-line]:text-mist [&_.text-leaf]:text-leaf-deep [&_.text-leaf]:[stroke-width:.95] [&_.text-sun]:[stroke-width:1.2]">
          <ul className="flex flex-col divide-y divide-rule leading-snug max-md:text-base md:text-lg xl:text-xl">
            {needs.map(({ figure, text }) => (
              <li
                key={figure}
                className="flex grow items-center gap-2 py-1.5 md:gap-3 xl:items-start xl:py-6 xl:first:pt-0 xl:last:pb-0"
              >
                <Tick no={false} className="size-6 shrink-0 p-1 md:size-7" />
                <span className="first-letter:uppercase">
                  <b className="font-display md:text-[1.2em]">{figure}</b> {text}
                </span>
              </li>
            ))}
          </ul>
          {main && (
            <>
              <div className="relative">
                <p className="items-center gap-3 leading-tight max-md:end-0 max-md:@min-[20em]/page:absolute md:flex md:text-lg xl:-mt-2">
                  <b className="heading-1 text-5xl md:text-7xl">{pricing.countries.length}</b>
                  <span className="block max-w-[6em]">{countries}</span>
                </p>
                <AfricaMap
                  lit={rest.map(({ code }) => code)}
                  focus={[main.code]}
                  label={payouts.words.countries.map}
                  className="mt-4 w-3/4 md:mt-0 md:w-full"
                />
              </div>
              <dl className="max-xl:col-span-full">
                <dt className="font-display text-lg md:text-2xl">
                  <Dot tone="bg-sun" />
                  {main.name}
                </dt>
                <dd className="text-balance md:text-lg">{facts.kenyanWallets.text}</dd>
                <dt className="mt-3 font-bold xl:mt-5 xl:border-rule xl:border-t xl:pt-5">
                  <Dot tone="bg-leaf-deep" />
                  {others}
                </dt>
                <dd className="mt-1 text-base leading-snug md:columns-[5.9em] md:gap-x-3 xl:text-lg">
                  <ul className="contents *:pt-1 xl:*:pt-1.5 max-md:*:inline max-md:*:not-last:after:content-[',_']">
                    {rest.map(({ name }) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </dd>
              </dl>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** The colour on the map of what stands beside it. */
function Dot({ tone }: { tone: string }) {
  return <span aria-hidden="true" className={`me-2 inline-block size-[.7em] rounded-full ${tone}`} />;
}
