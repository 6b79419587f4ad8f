import type { ReactNode } from 'react';
import { LuCheck } from 'react-icons/lu';
import { content, localMoney } from '@/lib/content';
import { castName } from '@/lib/content/schemas/drawings';
import { insert } from '@/lib/content/text/insert';
import { areaPath, chartPoints, linePath } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';
import { AdCard } from './AdCard';
import { Portrait } from './cast/Person';

type CardProps = { className?: string };

/** The advertiser's account: the business and its face. */
export function OpenAccount(props: CardProps) {
  const {
    showcase: { campaign, words },
    app: { register },
  } = content();
  return (
    <Card {...props}>
      <span className="grid flex-1 content-between justify-items-center text-center max-xl:*:nth-2:hidden">
        <Portrait name={campaign.portrait} className="size-[7em] text-iris max-xl:size-[4em]" />
        <span>
          <span className="block text-[.85em] text-muted">{words.setUp.business}</span>
          <b className="font-display text-[1.3em] leading-[1.05] tracking-tight">{campaign.advertiser}</b>
        </span>
        <b className="w-full rounded-[.7em] bg-leaf py-[.6em] text-[.95em] max-xl:py-[.3em] max-xl:text-[.9em]">
          {register.button}
        </b>
      </span>
    </Card>
  );
}

/** Campaign types, the last one picked. */
export function ChooseGoal(props: CardProps) {
  return (
    <Card {...props}>
      <span className="grid flex-1 gap-[.5em] max-xl:gap-[.25em]">
        {content().advertiserGuide.campaignTypes.map(({ id, title }) => (
          <span
            key={id}
            className="group/type flex items-center gap-[.6em] whitespace-nowrap rounded-[.7em] border border-rule px-[.7em] py-[.6em] font-semibold text-[.95em] last:border-iris last:bg-iris last:text-white max-xl:justify-center max-xl:rounded-[.5em] max-xl:border-0 max-xl:bg-iris-light/40 max-xl:p-0 max-xl:text-[.85em]"
          >
            <span className="size-[1.1em] shrink-0 rounded-full border-2 border-current group-last/type:border-[.3em] max-xl:hidden" />
            <span>
              {title.split(' ')[0]} <span className="max-xl:hidden">{title.split(' ')[1]}</span>
            </span>
          </span>
        ))}
      </span>
    </Card>
  );
}

/** The first kind of people in the main market, all but three of them picked. */
export function ChooseSharers(props: CardProps) {
  const { pricing, showcase, site } = content();
  const sharers = castName.options.filter((name) => name !== showcase.campaign.portrait).slice(0, 9);
  const picked = [
    pricing.categories[0]?.title,
    pricing.countries.find(({ code }) => code === site.mainMarket)?.name,
  ].filter((name) => name !== undefined);
  return (
    <Card {...props}>
      <span className="flex gap-[.35em] whitespace-nowrap max-xl:hidden">
        {picked.map((name) => (
          <span
            key={name}
            className="flex items-center gap-[.3em] rounded-full bg-iris px-[.6em] py-[.3em] font-bold text-[.85em] text-white"
          >
            <LuCheck strokeWidth={3} className="size-[1em]" />
            {name}
          </span>
        ))}
      </span>
      <span className="mt-auto grid grid-cols-3 gap-[.5em] max-xl:my-auto max-xl:grid-cols-2 max-xl:gap-[.35em] max-xl:px-[.3em] max-xl:*:nth-[-n+3]:hidden">
        {sharers.map((name, index) => (
          <Portrait
            key={name}
            name={name}
            className={`aspect-square ${index < 6 ? 'text-iris' : 'text-rule'}`}
          />
        ))}
      </span>
    </Card>
  );
}

/** The ad beside its budget. */
export function AddVideo(props: CardProps) {
  const { campaign, preview, words } = content().showcase;
  return (
    <Card {...props}>
      <span className="flex justify-between whitespace-nowrap max-xl:hidden">
        <span>
          <span className="block text-[.85em] text-muted">{words.setUp.budget}</span>
          <b className="block font-display text-[1.4em] leading-[1.05] tracking-tight">
            {localMoney(campaign.budget)}
          </b>
        </span>
        <span className="grid size-[2em] place-items-center rounded-full bg-leaf">
          <LuCheck strokeWidth={3} className="size-[1.1em]" />
        </span>
      </span>
      <AdCard
        {...preview}
        button=""
        className="mx-auto mt-[.7em] w-[7em] max-xl:-m-[.5em] max-xl:w-auto max-xl:*:aspect-[20/27]"
      />
    </Card>
  );
}

const WIDTH = 200;
const HEIGHT = 120;

/** The campaign while it runs: its views so far, day by day. */
export function WatchViews(props: CardProps) {
  const { dailyViews, words } = content().showcase;
  const points = chartPoints(dailyViews, WIDTH, HEIGHT, Math.max(...dailyViews));
  return (
    <Card {...props}>
      <span className="flex items-center gap-[.4em] font-bold text-[.8em] text-leaf-deep max-xl:hidden">
        <span className="size-[.6em] rounded-full bg-current" />
        {words.dashboard.live}
      </span>
      <b className="block font-display text-[1.5em] tracking-tight xl:whitespace-nowrap max-xl:leading-none">
        {insert(words.creatives.views, {
          views: formatCount(dailyViews.reduce((sum, day) => sum + day, 0)),
        })}
      </b>
      <svg
        aria-hidden="true"
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className="-mx-[1em] -mb-[1em] mt-[.6em] min-h-0 w-[calc(100%+2em)] flex-1 text-iris"
      >
        <path d={areaPath(points, HEIGHT)} className="fill-iris/20" />
        <path
          d={linePath(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Card>
  );
}

/**
 * A screen of the portal, whole, at any width: all in it is measured in `em`, a share of that width. Decorative: its step
 * says it.
 */
function Card({ children, className = '' }: CardProps & { children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`@container xl:-my-2 ${className}`}>
      <div className="flex h-[120cqi] flex-col overflow-hidden rounded-[1.3em] bg-white p-[1em] text-left text-[6.9cqi] max-xl:h-[135cqi] max-xl:rounded-[.8em] max-xl:p-[.5em] max-xl:text-[16cqi] text-text leading-tight">
        {children}
      </div>
    </div>
  );
}
