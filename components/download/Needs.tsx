import { Person } from '@/components/art/cast/Person';
import { TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

const POINT =
  'font-semibold leading-snug text-balance md:items-center md:border-rule md:border-b md:text-lg xl:text-2xl xl:tracking-tight';

/** What it takes, over the whole width: two figures, who has both, and the rest as a list that she stands on: first the country, and beside it which they are. */
export function Needs({ download, facts, pricing, site }: Content) {
  const { words, numbers, requirements } = download;
  if (requirements.length === 0) return null;
  const { needs, countries, others } = words.page;
  const main = pricing.countries.find(({ code }) => code === site.mainMarket);
  const rest = pricing.countries.filter((country) => country !== main);
  return (
    <section
      aria-labelledby="needs-title"
      className="overflow-hidden bg-leaf py-9 text-ink [--focus-ring:var(--color-ink)] md:py-20"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 lg:grid-rows-[auto_1fr]">
        <h2 id="needs-title" className="heading-2 max-lg:col-span-full">
          {needs}
        </h2>
        {numbers.length > 0 && (
          <ul className="col-start-1 flex flex-wrap gap-x-10 gap-y-4 self-center max-sm:my-6 md:gap-x-20 lg:gap-x-30 lg:self-end lg:pb-8">
            {numbers.map(({ figure, text }) => (
              <li key={figure} className="font-bold leading-snug md:text-xl lg:text-2xl xl:text-[1.75rem]">
                <span className="block whitespace-nowrap font-display font-extrabold -indent-[0.035em] text-[min(5.25rem,26vw)] leading-none tracking-tighter md:text-[min(7.5rem,18vw)] lg:text-[min(14.4rem,18vw)] lg:leading-[0.86]">
                  {figure}
                </span>
                <span className="block max-w-[10.5em]">{text}</span>
              </li>
            ))}
          </ul>
        )}
        <Person
          name="faith"
          pose="walk"
          className="col-start-2 row-start-2 h-72 w-auto -scale-x-100 max-sm:@max-[18em]/page:hidden max-sm:-mr-5 max-sm:-ml-18 lg:row-span-2 lg:row-start-1 lg:h-[min(26rem,34vw)]"
        />
        <div className="for-paper col-span-full grid grid-cols-[minmax(0,1fr)] gap-y-3 overflow-hidden rounded-card bg-white p-5 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] md:grid-rows-[1fr_3fr] md:gap-x-6 md:gap-y-0 md:p-0 md:pl-6 lg:gap-x-12 lg:rounded-panel lg:py-3 lg:pl-12">
          <TickList points={requirements.slice(0, 1)} className="grid" item={POINT} />
          {main && (
            <details className="open-without-script -mt-3 max-md:@min-[13em]/page:ml-9 md:details-content:[block-size:auto] md:details-content:[content-visibility:visible] md:row-span-2 md:mt-0 md:bg-sand md:p-6 lg:-my-3 lg:p-12">
              <summary className="fold-line text-link before:order-1 supports-[selector(::details-content)]:md:hidden">
                {insert(countries, { country: main.name, count: rest.length })}
              </summary>
              <dl className="max-md:pb-2">
                <dt className="font-display text-lg md:text-2xl">{main.name}</dt>
                <dd className="md:text-lg">{facts.kenyanWallets.text}</dd>
                <dt className="mt-3 font-bold md:mt-5 md:border-rule md:border-t md:pt-5">{others}</dt>
                <dd className="columns-[6.5em] gap-x-3 md:@min-[40em]/page:columns-3 xl:@min-[40em]/page:columns-4">
                  <ul className="contents *:pt-1">
                    {rest.map(({ name }) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </dd>
              </dl>
            </details>
          )}
          <TickList
            points={requirements.slice(1)}
            className="grid gap-3 md:auto-rows-fr md:gap-0 md:*:last:border-b-0"
            item={POINT}
          />
        </div>
      </div>
    </section>
  );
}
