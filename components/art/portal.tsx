import type { ReactNode } from 'react';
import { LuCheck } from 'react-icons/lu';
import { content, localMoney } from '@/lib/content';
import { bars } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';
import { AdCard } from './AdCard';
import { Portrait } from './cast/Person';
import { AdArt } from './Drawing';

type CardProps = { className?: string };

/** The advertiser's account: the business, its dish and its face. */
export function OpenAccount(props: CardProps) {
  const { showcase, app } = content();
  return (
    <Card {...props}>
      <span className="tone-leaf -m-[1em] flex h-[5.6em] items-end overflow-hidden">
        <AdArt name="pilau" className="mr-[.2em] ml-auto size-[8.3em]" />
      </span>
      <Portrait
        name={showcase.campaign.portrait}
        className="-mt-[2.4em] size-[5em] rounded-full bg-white text-iris"
      />
      <b className="my-auto font-display text-[1.3em] leading-[1.05] tracking-tight">
        {showcase.campaign.advertiser}
      </b>
      <b className="rounded-[.7em] bg-leaf py-[.6em] text-center text-[max(.9em,12px)]">
        {app.register.button}
      </b>
    </Card>
  );
}

/** Campaign types, the last one picked. */
export function ChooseGoal(props: CardProps) {
  return (
    <Card {...props}>
      <span className="grid flex-1 gap-[.5em]">
        {content().advertiserGuide.campaignTypes.map(({ id, title }) => (
          <span
            key={id}
            className="group/type flex items-center gap-[.4em] whitespace-nowrap rounded-[.5em] bg-iris-light/40 px-[.5em] font-semibold text-[max(.9em,12px)] tracking-tight last:bg-iris last:text-white @max-[7.25rem]:nth-[-n+2]:hidden"
          >
            <Tick className="rounded-full bg-white p-[.2em] text-white group-last/type:text-iris" />
            {title}
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
      <span className="flex items-center justify-between rounded-[.5em] bg-iris p-[.7em] font-semibold text-[max(.9em,12px)] text-white">
        {content().pricing.categories[0]?.title}
        <Tick />
      </span>
      <span className="mt-auto -mb-[.2em] grid grid-cols-2 gap-[.5em] px-[.7em]">
        {STUDENTS.map((name) => (
          <Portrait key={name} name={name} className="aspect-square text-iris" />
        ))}
      </span>
    </Card>
  );
}

/** The ad above its budget. */
export function AddVideo(props: CardProps) {
  const { advertiserGuide, showcase } = content();
  const { compare, report } = advertiserGuide;
  return (
    <Card {...props}>
      <AdCard
        {...compare.good}
        className="-mx-[1em] -mt-[1em] *:aspect-square *:rounded-none @max-[10rem]:*:aspect-5/4 *:shadow-none [&_svg]:mb-[.2em]"
      />
      <span className="-mb-[.5em] mt-auto flex flex-wrap items-baseline justify-between gap-y-[.2em] whitespace-nowrap leading-none">
        <span className="text-[max(.85em,12px)] text-muted @max-[10rem]:w-full">
          {showcase.words.setUp.budget}
        </span>
        <b className="font-display text-[1.2em] tracking-tight">{localMoney(report.campaign.budget)}</b>
      </span>
    </Card>
  );
}

const WIDTH = 200;
const HEIGHT = 120;

/** The campaign while it runs: its views so far, day by day. */
export function WatchViews(props: CardProps) {
  const { advertiserGuide, app } = content();
  const { dailyViews } = advertiserGuide.report;
  return (
    <Card {...props}>
      <b className="font-display text-[1.8em] leading-none tracking-tight">
        {formatCount(dailyViews.reduce((sum, day) => sum + day, 0))} {app.install.views}
      </b>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        strokeWidth="13"
        className="mt-[.6em] min-h-0 w-full flex-1 stroke-iris"
      >
        <path d={bars(dailyViews, WIDTH, HEIGHT).join('')} />
      </svg>
      <span className="-mb-[.4em] mt-[.3em] flex justify-around text-center text-[max(.8em,12px)] text-muted">
        {dailyViews.map((views, day) => (
          <span key={views} className="flex-1">
            {day % 3 === 0 && day + 1}
          </span>
        ))}
      </span>
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
      <div className="flex h-[118cqi] flex-col bg-white p-[1em] text-left text-[8.5cqi] text-text leading-tight">
        {children}
      </div>
    </div>
  );
}

function Tick({ className = '' }: { className?: string }) {
  return <LuCheck strokeWidth={4} className={`size-[1.1em] shrink-0 ${className}`} />;
}
