import { Person } from '@/components/art/cast/Person';
import { TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** What it takes, over the whole width: two figures, who has both, and the rest as a list that she stands on. */
export function Needs({ download, facts, pricing, site }: Content) {
  const { words, numbers, requirements } = download;
  if (requirements.length === 0) return null;
  const { needs, countries, others } = words.page;
  const isMain = ({ code }: { code: string }) => code === site.mainMarket;
  const main = pricing.countries.find(isMain);
  const rest = pricing.countries.filter((country) => !isMain(country));
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
              <li key={figure}>
                <span className="block font-display font-extrabold -indent-[0.035em] text-[min(5.25rem,26vw)] leading-none tracking-tighter md:text-[min(7rem,14.6vw)] lg:text-[min(14.4rem,18vw)]">
                  {figure}
                </span>
                <span className="block max-w-[11em] font-bold md:text-xl">{text}</span>
              </li>
            ))}
          </ul>
        )}
        <Person
          name="faith"
          pose="walk"
          className="col-start-2 row-start-2 h-72 w-auto -scale-x-100 max-sm:@max-[13em]/page:hidden max-sm:-mr-7 max-sm:-ml-16 lg:row-span-2 lg:row-start-1 lg:h-[min(26rem,34vw)]"
        />
        <div className="for-paper col-span-full rounded-card bg-white p-5 pb-3 md:p-10 md:pb-6 lg:rounded-panel">
          <TickList
            points={requirements}
            className="grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
            item="font-semibold leading-snug text-balance md:text-lg lg:grid-cols-1 lg:content-start"
          />
          {main && (
            <details className="open-without-script mt-2 md:mt-4 lg:details-content:[block-size:auto] lg:details-content:[content-visibility:visible]">
              <summary className="opens before:mx-[.4em] supports-[selector(::details-content)]:lg:hidden">
                {insert(countries, { country: main.name, count: rest.length })}
              </summary>
              <dl className="grid gap-3 pb-3 pl-9 lg:gap-4 lg:pl-0 lg:*:grid lg:*:grid-cols-4 lg:*:gap-x-10 lg:*:border-rule lg:*:border-t lg:*:pt-4">
                <div>
                  <dt className="font-bold">{main.name}</dt>
                  <dd className="lg:col-span-3">{facts.kenyanWallets.text}</dd>
                </div>
                <div>
                  <dt className="font-bold">{others}</dt>
                  <dd className="lg:col-span-3">
                    <ul className="columns-[6.5em] gap-x-4 *:pb-1 lg:columns-3 lg:gap-x-10">
                      {rest.map(({ name }) => (
                        <li key={name}>{name}</li>
                      ))}
                    </ul>
                  </dd>
                </div>
              </dl>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
