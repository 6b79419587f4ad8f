import { AfricaMap } from '@/components/art/AfricaMap';
import { TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** What it takes: two figures and a list, and beside them the countries on the map and by name, the main market first. */
export function Needs({ download, facts, payouts, pricing, site }: Content) {
  const { words, numbers, requirements } = download;
  if (requirements.length === 0) return null;
  const { needs, countries, others } = words.page;
  const main = pricing.countries.find(({ code }) => code === site.mainMarket);
  const rest = pricing.countries.filter((country) => country !== main);
  return (
    <section aria-labelledby="needs-title" className="page-section bg-sand">
      <div className="wrap grid gap-x-10 gap-y-5 lg:gap-x-12 md:gap-y-9 xl:@min-[60em]/page:grid-cols-[5fr_8fr]">
        <div className="flex flex-col justify-between md:max-xl:@min-[42em]/page:block md:max-xl:@min-[42em]/page:columns-2">
          <h2 id="needs-title" className="heading-2">
            {needs}
          </h2>
          {numbers.length > 0 && (
            <ul className="mt-4 mb-6 flex flex-wrap gap-x-6 gap-y-3 md:my-8 xl:my-0 xl:gap-x-10">
              {numbers.map(({ figure, text }) => (
                <li key={figure} className="flex-3 leading-snug first:flex-2 md:text-lg">
                  <span className="heading-1 block whitespace-nowrap text-[min(4rem,17vw)] md:text-7xl xl:text-[6.5rem]">
                    {figure}
                  </span>
                  <span className="block max-w-[10.5em]">{text}</span>
                </li>
              ))}
            </ul>
          )}
          <TickList
            points={requirements}
            className="grid gap-3 break-inside-avoid md:gap-5"
            item="font-semibold md:text-lg xl:text-xl xl:items-center md:*:first:size-8 md:*:first:mt-0 md:*:first:p-1.5"
          />
        </div>
        {main && (
          <div className="for-paper grid items-center gap-x-8 rounded-panel bg-white px-4 pt-4 md:@min-[42em]/page:grid-cols-[7fr_5fr] md:p-8 [&_.text-line]:text-mist [&_.text-leaf]:text-leaf-deep [&_.text-leaf]:[stroke-width:.95] [&_.text-sun]:[stroke-width:1.2]">
            <AfricaMap
              lit={rest.map(({ code }) => code)}
              focus={[main.code]}
              label={payouts.words.countries.map}
              className="mx-auto h-55 max-w-full md:h-auto md:w-full"
            />
            <details className="open-without-script md:details-content:[block-size:auto] md:details-content:[content-visibility:visible]">
              <summary className="fold-line text-link supports-[selector(::details-content)]:md:hidden">
                <Dot tone="-me-1! bg-sun" />
                {insert(countries, { country: main.name, count: rest.length })}
              </summary>
              <dl className="max-md:pb-4">
                <dt className="font-display text-lg md:text-2xl">
                  <Dot tone="bg-sun" />
                  {main.name}
                </dt>
                <dd className="text-balance md:text-lg">{facts.kenyanWallets.text}</dd>
                <dt className="mt-3 font-bold md:mt-5 md:border-rule md:border-t md:pt-5">
                  <Dot tone="bg-leaf-deep" />
                  {others}
                </dt>
                <dd className="columns-[6.5em] gap-x-3 leading-snug">
                  <ul className="contents *:pt-1">
                    {rest.map(({ name }) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </dd>
              </dl>
            </details>
          </div>
        )}
      </div>
    </section>
  );
}

/** The colour on the map of what stands beside it. */
function Dot({ tone }: { tone: string }) {
  return <span aria-hidden="true" className={`me-2 inline-block size-[.7em] rounded-full ${tone}`} />;
}
