import { Portrait } from '@/components/art/cast/Person';
import { AdArt } from '@/components/art/Drawing';
import { Tile, ViewsChart } from '@/components/home/dashboard/Tile';
import { Bar } from '@/components/ui/Bar';
import { Words } from '@/components/ui/Words';
import { type Content, localMoney } from '@/lib/content';
import { formatCount } from '@/lib/money';

type Props = {
  report: Content['advertiserGuide']['report'];
  perView: number;
  /** The chart in words, with places for its figures. */
  chart: string;
};

/** The example campaign on one page, as its advertiser gets it: its views and what they cost. */
export function Report({ report, perView, chart }: Props) {
  const { title, lead, labels, limits, campaign, dailyViews, eventDay, creatives } = report;
  if (dailyViews.length === 0) return null;
  const views = dailyViews.reduce((sum, day) => sum + day, 0);
  const spent = views * perView;
  const sums = [
    [labels.price, perView],
    [labels.spent, spent],
    [labels.left, campaign.budget - spent],
  ] as const;
  return (
    <section id="report" aria-labelledby="report-title" className="page-section bg-sand md:pb-14">
      <div className="wrap">
        <header className="flex flex-wrap items-end justify-between gap-x-16 gap-y-3 md:mb-8">
          <div className="grid gap-3 md:gap-4">
            <h2 id="report-title" className="heading-2">
              {title}
            </h2>
            <p className="text-muted md:text-lg">
              <Words text={lead} />
            </p>
          </div>
          <div className="flex items-center gap-4 leading-snug">
            <Portrait
              name={campaign.portrait}
              className="size-14 shrink-0 text-iris @max-[13em]/page:hidden"
            />
            <div className="min-w-0">
              <h3 className="font-display text-xl">{campaign.name}</h3>
              <p className="text-muted">
                {campaign.advertiser}, <span className="min-[13em]:whitespace-nowrap">{campaign.period}</span>
              </p>
            </div>
          </div>
        </header>
        <div className="mt-4 grid gap-x-12 gap-y-4 rounded-panel bg-white p-4 md:p-8 lg:grid-cols-[minmax(min-content,2fr)_3fr]">
          <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 md:gap-x-12 lg:flex-col lg:flex-nowrap">
            <div className="w-full">
              <dt className="font-bold">{labels.views}</dt>
              <dd className="heading-1 text-[clamp(1.25rem,28vw-2.5rem,4rem)] text-iris lg:whitespace-nowrap lg:text-[min(7.25rem,9vw)]">
                {formatCount(views)}
              </dd>
            </div>
            {sums.map(([term, amount]) => (
              <div
                key={term}
                className="lg:flex lg:w-full lg:grow lg:items-center lg:justify-between lg:border-rule lg:border-t"
              >
                <dt className="max-sm:text-sm">{term}</dt>
                <dd className="font-display text-lg tracking-tight md:text-2xl">{localMoney(amount)}</dd>
              </div>
            ))}
          </dl>
          <div className="lg:[&_h4+span]:text-base">
            <Tile title={labels.days} aside={campaign.period} className="border-0 p-0!">
              <ViewsChart views={dailyViews} text={chart} event={{ day: eventDay, text: labels.event }} />
            </Tile>
          </div>
          {creatives.length > 0 && (
            <div className="border-rule border-t pt-3 @max-[13em]/page:hidden md:pt-6 lg:col-span-full">
              <h4 className="mb-3 font-bold md:mb-4">{labels.ads}</h4>
              <ul className="grid gap-x-3 gap-y-2.5 lg:gap-x-12 md:grid-cols-3 cramped:grid-cols-1">
                {creatives.map(({ name, art, tone, views: seen }) =>
                  seen === undefined ? null : (
                    <li
                      key={name}
                      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 *:last:col-span-2 md:max-lg:*:not-first:col-start-2"
                    >
                      <span
                        className={`row-span-2 grid size-12 md:max-lg:row-span-3 place-items-center rounded-xl tone-${tone}`}
                      >
                        <AdArt name={art} className="size-4/5" />
                      </span>
                      <b className="leading-snug max-lg:tracking-tight">{name}</b>
                      <b className="tabular-nums">{formatCount(seen)}</b>
                      <Bar share={(100 * seen) / views} tone="fill-iris" />
                    </li>
                  ),
                )}
              </ul>
            </div>
          )}
        </div>
        {limits.length > 0 && (
          <details className="open-without-script mt-4 border-rule border-t pt-2 md:mt-8 md:pt-4">
            <summary className="fold-line">{labels.limits}</summary>
            <ul className="grid gap-x-16 pb-2 lg:grid-cols-2">
              {limits.map((limit) => (
                <li key={limit} className="border-rule border-t py-2">
                  {limit}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
