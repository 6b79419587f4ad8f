import type { ReactNode } from 'react';
import { LuCheck, LuPlay } from 'react-icons/lu';
import { content, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { areaPath, chartPoints, linePath } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';
import { Portrait } from './cast/Person';
import { AdArt } from './Drawing';

type CropProps = { className?: string };

/** The advertiser's account: the business and its face. */
export function OpenAccount(props: CropProps) {
  const { campaign, words } = content().showcase;
  return (
    <Crop {...props}>
      <span className="grid justify-items-center gap-[.5em] text-center">
        <Portrait name={campaign.portrait} className="size-[7.4em] text-iris" />
        <span>
          <span className="block text-[.85em] text-muted">{words.setUp.business}</span>
          <b className="font-display text-[1.3em] leading-[1.05] tracking-tight">{campaign.advertiser}</b>
        </span>
      </span>
    </Crop>
  );
}

/** Campaign types, the last one picked. */
export function ChooseGoal(props: CropProps) {
  return (
    <Crop {...props}>
      <span className="grid gap-[.4em]">
        {content().advertiserGuide.campaignTypes.map(({ id, title }) => (
          <span
            key={id}
            className="group/type flex items-center gap-[.6em] whitespace-nowrap rounded-[.7em] border border-rule px-[.7em] py-[.6em] font-semibold text-[.95em] last:border-iris last:bg-iris last:text-white"
          >
            <span className="size-[1.1em] shrink-0 rounded-full border-2 border-current group-last/type:border-[.3em]" />
            {title}
          </span>
        ))}
      </span>
    </Crop>
  );
}

const SHARERS = ['wanjiru', 'kevin', 'naledi', 'kwame', 'chidinma', 'tunde'] as const;

/** The first kind of people in the main market, some of them picked. */
export function ChooseSharers(props: CropProps) {
  const { pricing, site } = content();
  const picked = [
    pricing.categories[0]?.title,
    pricing.countries.find(({ code }) => code === site.mainMarket)?.name,
  ].filter((name) => name !== undefined);
  return (
    <Crop {...props}>
      <span className="flex gap-[.35em] whitespace-nowrap">
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
      <span className="mt-[1em] grid grid-cols-3 gap-[.5em]">
        {SHARERS.map((name) => (
          <Portrait key={name} name={name} className="aspect-square text-iris" />
        ))}
      </span>
    </Crop>
  );
}

/** The ad beside its budget. */
export function AddVideo(props: CropProps) {
  const { campaign, preview, words } = content().showcase;
  return (
    <Crop {...props}>
      <span className="flex justify-between whitespace-nowrap">
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
      <span
        className={`relative mt-[.9em] flex h-[12em] justify-between gap-[.5em] rounded-[1em] p-[.8em] tone-${preview.tone}`}
      >
        <b className="font-display text-[1.35em] leading-none tracking-tight">{preview.text}</b>
        <AdArt name={preview.art} className="-mt-[.6em] size-[5.8em] shrink-0" />
        <span className="absolute top-[4.3em] left-[.8em] grid size-[2.4em] place-items-center rounded-full bg-white text-ink">
          <LuPlay className="size-[1.1em] fill-current" />
        </span>
      </span>
    </Crop>
  );
}

const WIDTH = 200;
const HEIGHT = 120;

/** The campaign while it runs: its views so far, day by day. */
export function WatchViews(props: CropProps) {
  const { dailyViews, words } = content().showcase;
  const points = chartPoints(dailyViews, WIDTH, HEIGHT, Math.max(...dailyViews));
  return (
    <Crop {...props}>
      <span className="flex items-center gap-[.4em] font-bold text-[.8em] text-leaf-deep">
        <span className="size-[.6em] rounded-full bg-current" />
        {words.dashboard.live}
      </span>
      <b className="block whitespace-nowrap font-display text-[1.5em] tracking-tight">
        {insert(words.creatives.views, {
          views: formatCount(dailyViews.reduce((sum, day) => sum + day, 0)),
        })}
      </b>
      <svg
        aria-hidden="true"
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 4}`}
        className="-mx-[1em] mt-[.3em] w-[calc(100%+2em)] text-iris"
      >
        <path d={areaPath(points, HEIGHT)} className="fill-iris/20" />
        <path d={linePath(points)} fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
    </Crop>
  );
}

/**
 * A part of the portal that runs out at the lower edge of its tile, at any width: all in it is measured in `em`, a share
 * of that width. Decorative: its step says it.
 */
function Crop({ children, className = '' }: CropProps & { children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`@container -mb-5 ${className}`}>
      <div className="h-[92cqi] overflow-hidden rounded-t-[1.3em] bg-white px-[1em] pt-[1.2em] text-left text-[6.9cqi] text-text leading-tight">
        {children}
      </div>
    </div>
  );
}
