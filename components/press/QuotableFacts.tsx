import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** The figures that journalists ask for first. */
export function QuotableFacts({ press, site, facts }: Pick<Content, 'press' | 'site' | 'facts'>) {
  const words = press.words.facts;
  const rows = [
    { figure: facts.earners.text, label: words.earners },
    { figure: facts.dailyViews.text, label: words.views },
    { figure: facts.payoutCountries.text, label: words.countries },
    {
      figure: String(site.founded),
      label: insert(words.founded, { region: site.address.regionName, country: site.address.countryName }),
    },
  ];
  return (
    // A cutting: what a paper would print of it.
    <div className="rounded-lg bg-white p-6 text-text shadow-lift lg:p-8 lg:-rotate-1">
      <p className="border-text border-y-3 border-double py-2 text-center font-display text-2xl">
        {words.title}
      </p>
      <dl className="grid grid-cols-2 max-[19em]:block md:max-lg:block @max-[13em]/page:block">
        {rows.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col border-rule border-b py-4 odd:border-r odd:pr-4 even:pl-4 md:max-lg:border-r-0! md:max-lg:pl-0! lg:even:pl-6"
          >
            <dt className="order-last pt-1 text-muted leading-snug">{label}</dt>
            <dd className="whitespace-nowrap font-display text-3xl leading-none tracking-tight lg:text-5xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <a href="/press/fact-sheet" className="text-link mt-3 inline-flex min-h-11 items-center">
        {words.more}
      </a>
    </div>
  );
}
