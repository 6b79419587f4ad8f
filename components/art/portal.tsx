import type { ReactNode } from 'react';
import { LuCheck } from 'react-icons/lu';
import { content, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { areaPath, chartPoints, linePath } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';
import { AdCard } from './AdCard';
import { Portrait } from './cast/Person';

type CardProps = { className?: string };

/** The advertiser's account: the business and its face. */
export function OpenAccount(props: CardProps) {
  const { showcase, app } = content();
  return (
    <Card {...props}>
      <span className="grid flex-1 content-between justify-items-center text-center max-md:*:nth-2:hidden">
        <Portrait name={showcase.campaign.portrait} className="size-[4em] text-iris md:size-[6em]" />
        <b className="font-display text-[1.2em] leading-[1.05] tracking-tight">
          {showcase.campaign.advertiser}
        </b>
        <b className="w-full rounded-[.7em] bg-leaf py-[.3em] text-[.9em] md:py-[.6em]">
          {app.register.button}
        </b>
      </span>
    </Card>
  );
}

/** Campaign types, the last one picked. */
export function ChooseGoal(props: CardProps) {
  return (
    <Card {...props}>
      <span className="grid flex-1 gap-[.25em] md:gap-[.5em]">
        {content().advertiserGuide.campaignTypes.map(({ id, title }) => (
          <span
            key={id}
            className="group/type flex items-center justify-center whitespace-nowrap rounded-[.5em] bg-iris-light/40 font-semibold text-[.8em] last:bg-iris last:text-white md:justify-between md:px-[.7em] md:text-[.9em]"
          >
            <span>
              {title.split(' ')[0]} <span className="max-md:hidden">{title.split(' ')[1]}</span>
            </span>
            <Tick className="hidden md:group-last/type:block" />
          </span>
        ))}
      </span>
    </Card>
  );
}

const STUDENTS = ['tunde', 'naledi', 'kevin', 'samuel'] as const;

/** The first kind of people, picked, and who that is. */
export function ChooseSharers(props: CardProps) {
  return (
    <Card {...props}>
      <span className="flex items-center justify-between rounded-[.5em] bg-iris px-[.4em] py-[.3em] font-semibold text-[.8em] text-white md:p-[.7em] md:text-[.9em]">
        {content().pricing.categories[0]?.title}
        <Tick />
      </span>
      <span className="my-auto grid grid-cols-2 gap-[.3em] px-[.15em] md:gap-[.5em] md:px-[.4em]">
        {STUDENTS.map((name) => (
          <Portrait key={name} name={name} className="aspect-square text-iris" />
        ))}
      </span>
    </Card>
  );
}

/** The ad above its budget. */
export function AddVideo(props: CardProps) {
  const { campaign, preview, words } = content().showcase;
  return (
    <Card {...props}>
      <AdCard
        {...preview}
        button=""
        className="-mx-[.5em] -mt-[.5em] md:-mx-[1em] md:-mt-[1em] *:aspect-square *:rounded-none *:shadow-none [&_svg]:-mt-[1.6em]"
      />
      <span className="-mb-[.2em] mt-auto flex flex-wrap items-baseline justify-center gap-x-[.3em] whitespace-nowrap leading-none md:-mb-[.5em] md:justify-between">
        <span className="text-[.85em] text-muted">{words.setUp.budget}</span>
        <b className="font-display text-[.9em] tracking-tight md:text-[1.2em]">
          {localMoney(campaign.budget)}
        </b>
      </span>
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
      <b className="block font-display text-[1.5em] leading-none tracking-tight md:text-[1.8em]">
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
    <div aria-hidden="true" className={`@container ${className}`}>
      <div className="flex h-[135cqi] flex-col overflow-hidden rounded-[.8em] bg-white p-[.5em] text-left text-[16cqi] text-text leading-tight md:h-[118cqi] md:rounded-[1.1em] md:p-[1em] md:text-[8.5cqi]">
        {children}
      </div>
    </div>
  );
}

function Tick({ className = '' }: { className?: string }) {
  return <LuCheck strokeWidth={4} className={`size-[1.1em] shrink-0 ${className}`} />;
}
