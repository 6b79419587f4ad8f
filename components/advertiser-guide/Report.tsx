import { Portrait } from '@/components/art/cast/Person';
import { AdArt } from '@/components/art/Drawing';
import { ShareBar, Tile, Total, ViewsChart } from '@/components/home/dashboard/Tile';
import { type Content, localMoney } from '@/lib/content';
import { formatCount } from '@/lib/money';

type Props = {
  report: Content['advertiserGuide']['report'];
  perView: number;
  /** The chart in words, with places for its figures. */
  chart: string;
};

/** The example campaign on one page, as its advertiser gets it: the parts of the portal, put together. */
export function Report({ report, perView, chart }: Props) {
  const { labels, limits, campaign, dailyViews, creatives, places } = report;
  const views = dailyViews.reduce((sum, day) => sum + day, 0);
  const spent = views * perView;
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-paper shadow-lift lg:[&_:is(dt,h4+span,svg+b)]:text-base">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-b bg-white p-4 md:px-8 md:py-5">
        <Portrait name={campaign.portrait} className="size-14 text-iris" />
        <div className="min-w-0 flex-1 basis-44 leading-snug">
          <h3 className="font-display text-xl">{campaign.name}</h3>
          <p className="text-muted">
            {campaign.advertiser}, <span className="min-[13em]:whitespace-nowrap">{campaign.period}</span>
          </p>
        </div>
      </div>
      <div className="p-4 md:p-8 md:pb-4">
        <dl className="grid grid-cols-2 rounded-2xl border border-rule bg-white max-[21em]:[&_b]:text-lg md:grid-cols-4 md:max-lg:[&_b]:text-xl">
          <Total term={labels.views} figure={formatCount(views)} />
          <Total term={labels.price} figure={localMoney(perView)} />
          <Total term={labels.spent} figure={localMoney(spent)} />
          <Total term={labels.left} figure={localMoney(campaign.budget - spent)} />
        </dl>
      </div>
      <div className="grid gap-4 p-4 pt-0 sm:px-8 sm:pb-8 md:max-lg:grid-cols-2 lg:grid-cols-3">
        <Tile title={labels.days} aside={campaign.period} className="md:max-lg:col-span-2">
          <ViewsChart narrow views={dailyViews} text={chart} />
        </Tile>
        <Tile title={labels.ads} aside={labels.views} className="@max-[13em]/page:hidden" of={creatives}>
          <ul className="grid gap-3">
            {creatives.map(({ name, art, tone, views: seen }) =>
              seen === undefined ? null : (
                <li key={name} className="flex items-center gap-3">
                  <span className={`grid size-11 shrink-0 place-items-center rounded-xl tone-${tone}`}>
                    <AdArt name={art} className="size-4/5" />
                  </span>
                  <b className="min-w-0 flex-1 leading-snug max-sm:tracking-tight">{name}</b>
                  <b className="text-right tabular-nums">{formatCount(seen)}</b>
                </li>
              ),
            )}
          </ul>
        </Tile>
        <Tile title={labels.countries} aside={labels.share} of={places}>
          <dl className="grid min-h-[calc(100%-2.25rem)] content-between gap-3">
            {places.map((part) => (
              <ShareBar key={part.label} {...part} tone="fill-iris" />
            ))}
          </dl>
        </Tile>
      </div>
      {limits.length > 0 && (
        <details className="open-without-script border-rule border-t bg-white px-4 py-2 md:px-8 md:py-4">
          <summary className="opens">{labels.limits}</summary>
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
  );
}
