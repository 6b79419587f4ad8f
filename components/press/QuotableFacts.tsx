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
    <div className="rounded-panel bg-raised p-6 md:p-8">
      <dl className="divide-y divide-line">
        {rows.map(({ figure, label }) => (
          <div key={label} className="grid grid-cols-[6.5rem_1fr] items-center gap-x-5 py-3 max-[13em]:block">
            <dt className="col-start-2 row-start-1">{label}</dt>
            <dd className="col-start-1 row-start-1 font-display text-3xl text-white">{figure}</dd>
          </div>
        ))}
      </dl>
      <a
        href="/press/fact-sheet"
        className="mt-3 inline-flex min-h-11 items-center text-white underline underline-offset-4 hover:text-leaf"
      >
        {words.more}
      </a>
    </div>
  );
}
