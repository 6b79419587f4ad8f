import { Portrait } from '@/components/art/cast/Person';
import { AdArt } from '@/components/art/Drawing';
import { ShareBar, Tile, ViewsChart } from '@/components/home/dashboard/Tile';
import { Bar } from '@/components/ui/Bar';
import { PHONE_FOLD } from '@/components/ui/phone-fold';
import { Words } from '@/components/ui/Words';
import { type Content, localMoney } from '@/lib/content';
import { formatCount } from '@/lib/money';

type Props = {
  report: Content['advertiserGuide']['report'];
  perView: number;
  /** The chart in words, with places for its figures. */
  chart: string;
};

/** The example campaign on one page, as its advertiser gets it: its views and what they cost, and where they came from. */
export function Report({ report, perView, chart }: Props) {
  const { title, lead, labels, limits, campaign, dailyViews, eventDay, creatives, places } = report;
  if (dailyViews.length === 0) return null;
  const views = dailyViews.reduce((sum, day) => sum + day, 0);
  const spent = views * perView;
  const sums = [
    [labels.price, perView],
    [labels.spent, spent],
    [labels.left, campaign.budget - spent],
  ] as const;
  return (
    <section id="report" aria-labelledby="report-title" className="page-section bg-sand">
      <div className="wrap">
        <div className="overflow-hidden rounded-panel border border-rule bg-paper shadow-lift lg:[&_:is(dt,h4+span,svg+b)]:text-base">
          <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-5 bg-white p-4 pt-6 md:p-8">
            <header className="grid gap-3">
              <h2 id="report-title" className="heading-2">
                {title}
              </h2>
              <p className="text-muted md:text-lg">
                <Words text={lead} />
              </p>
            </header>
            <div className="flex items-center gap-4 leading-snug @max-[13em]/page:flex-wrap">
              <Portrait name={campaign.portrait} className="size-14 shrink-0 text-iris lg:size-20" />
              <div className="min-w-0">
                <h3 className="font-display text-xl">{campaign.name}</h3>
                <p className="text-muted">
                  {campaign.advertiser},{' '}
                  <span className="min-[13em]:whitespace-nowrap">{campaign.period}</span>
                </p>
              </div>
            </div>
          </div>
          <div className="grid gap-4 p-4 md:grid-cols-2 md:p-8 lg:grid-cols-[minmax(min-content,2fr)_3fr]">
            <dl className="flex flex-col gap-x-12 rounded-2xl bg-iris p-4 text-white md:p-6 md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2">
              <div className="row-span-3 mb-auto pb-4">
                <dt className="font-bold">{labels.views}</dt>
                <dd className="heading-1 text-[clamp(1.25rem,28vw-2.5rem,4rem)] lg:whitespace-nowrap lg:text-[min(7.25rem,9vw)]">
                  {formatCount(views)}
                </dd>
              </div>
              {sums.map(([term, amount]) => (
                <div
                  key={term}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-white/30 border-t py-2 last:pb-0 lg:grow lg:items-center"
                >
                  <dt>{term}</dt>
                  <dd className="font-display text-lg tracking-tight lg:text-3xl">{localMoney(amount)}</dd>
                </div>
              ))}
            </dl>
            <Tile title={labels.days} aside={campaign.period} className="md:max-lg:col-span-2">
              <ViewsChart views={dailyViews} text={chart} event={{ day: eventDay, text: labels.event }} />
            </Tile>
            {places.length > 0 && (
              <details
                className={`-mx-4 -mb-4 border-rule border-t bg-white px-4 py-2 max-md:order-1 ${PHONE_FOLD}`}
              >
                <summary className="fold-line">{labels.countries}</summary>
                <Tile
                  title={labels.countries}
                  aside={labels.share}
                  className="max-md:border-0 max-md:px-0 max-md:*:first:hidden"
                >
                  <dl className="grid gap-3">
                    {places.map((part) => (
                      <ShareBar key={part.label} {...part} tone="fill-iris" />
                    ))}
                  </dl>
                </Tile>
              </details>
            )}
            <Tile title={labels.ads} aside={labels.views} className="@max-[13em]/page:hidden" of={creatives}>
              <ul className="grid gap-3">
                {creatives.map(({ name, art, tone, views: seen }) =>
                  seen === undefined ? null : (
                    <li
                      key={name}
                      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 *:last:col-span-2"
                    >
                      <span className={`row-span-2 grid size-13 place-items-center rounded-xl tone-${tone}`}>
                        <AdArt name={art} className="size-4/5" />
                      </span>
                      <b className="leading-snug max-sm:tracking-tight">{name}</b>
                      <b className="tabular-nums">{formatCount(seen)}</b>
                      <Bar share={(100 * seen) / views} tone="fill-iris" />
                    </li>
                  ),
                )}
              </ul>
            </Tile>
          </div>
          {limits.length > 0 && (
            <details className="open-without-script border-rule border-t bg-white px-4 py-2 md:px-8 md:py-4">
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
      </div>
    </section>
  );
}
