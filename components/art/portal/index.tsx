import type { ReactNode } from 'react';
import { LuCheck } from 'react-icons/lu';
import { content, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { areaPath, chartPoints, linePath } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';
import { AdCard } from '../AdCard';

type CropProps = { className?: string };

/** The advertiser's account: a name, an address, a button. */
export function OpenAccount(props: CropProps) {
  const { campaign, words } = content().showcase;
  const { setUp } = words;
  return (
    <Crop {...props}>
      <Field name={setUp.business}>{campaign.advertiser}</Field>
      <Field name={setUp.email}>{setUp.example}</Field>
      <span className="rounded-[.8em] bg-ink py-[.6em] text-center font-bold text-white">{setUp.open}</span>
    </Crop>
  );
}

/** The campaign types, the last one picked. */
export function ChooseGoal(props: CropProps) {
  const types = content().advertiserGuide.campaignTypes.slice(-4);
  return (
    <Crop {...props}>
      {types.map(({ id, title }, index) => (
        <Option key={id} picked={index === types.length - 1}>
          {title}
        </Option>
      ))}
    </Crop>
  );
}

/** The country of the main market, and the first kind of people picked. */
export function ChooseSharers(props: CropProps) {
  const { pricing, showcase, site } = content();
  return (
    <Crop {...props}>
      <Field name={showcase.words.setUp.who}>
        {pricing.countries.find(({ code }) => code === site.mainMarket)?.name}
      </Field>
      {pricing.categories.slice(0, 3).map(({ id, title }, index) => (
        <Option key={id} picked={index === 0}>
          {title}
        </Option>
      ))}
    </Crop>
  );
}

/** The ad beside its budget. */
export function AddVideo(props: CropProps) {
  const { campaign, preview, words } = content().showcase;
  const { setUp } = words;
  return (
    <Crop {...props}>
      <div className="grid grid-cols-[6.4em_1fr] items-center whitespace-normal gap-[.8em]">
        <AdCard {...preview} bars={1} />
        <span className="grid gap-[.5em]">
          <span className="flex items-center gap-[.4em] whitespace-nowrap font-bold text-white">
            <LuCheck className="size-[1.2em] shrink-0" strokeWidth={3} />
            {setUp.ready}
          </span>
          <Field name={setUp.budget}>{localMoney(campaign.budget)}</Field>
        </span>
      </div>
    </Crop>
  );
}

const WIDTH = 200;
const HEIGHT = 64;

/** The campaign while it runs: its views so far, day by day. */
export function WatchViews(props: CropProps) {
  const { campaign, dailyViews, words } = content().showcase;
  const points = chartPoints(dailyViews, WIDTH, HEIGHT, Math.max(...dailyViews));
  return (
    <Crop {...props}>
      <span className="block rounded-[.8em] bg-white px-[.9em] py-[.7em]">
        <span className="flex items-center justify-between">
          <b>{campaign.name}</b>
          <span className="flex items-center gap-[.4em] rounded-full bg-leaf/20 px-[.6em] py-[.1em] font-bold text-[.76em]">
            <span className="size-[.6em] rounded-full bg-leaf-deep" />
            {words.dashboard.live}
          </span>
        </span>
        <span className="mt-[.3em] block font-display text-[1.5em] tracking-tight">
          {insert(words.creatives.views, {
            views: formatCount(dailyViews.reduce((sum, day) => sum + day, 0)),
          })}
        </span>
        <svg
          aria-hidden="true"
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 4}`}
          className="mt-[.4em] w-full text-iris"
        >
          <path d={areaPath(points, HEIGHT)} className="fill-iris/20" />
          <path d={linePath(points)} fill="none" stroke="currentColor" strokeWidth="4" />
        </svg>
      </span>
    </Crop>
  );
}

/** A part of the portal, at any width: all in it is measured in `em`, a share of that width. Decorative: its step says it. */
function Crop({ children, className = '' }: CropProps & { children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`@container ${className}`}>
      <div className="grid h-[72cqi] content-center gap-[.5em] whitespace-nowrap text-left text-[6.2cqi] text-text leading-[1.3]">
        {children}
      </div>
    </div>
  );
}

/** What was entered, under its name. */
function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="rounded-[.8em] bg-white px-[.9em] py-[.5em]">
      <span className="block text-[.76em] text-muted">{name}</span>
      <b className="block">{children}</b>
    </span>
  );
}

/** One of several that can be picked. */
function Option({ picked, children }: { picked: boolean; children: ReactNode }) {
  return (
    <span
      className={`flex items-center gap-[.6em] rounded-[.8em] px-[.8em] py-[.45em] font-semibold ${picked ? 'bg-white' : 'bg-white/10 text-white'}`}
    >
      <span
        className={`size-[1em] shrink-0 rounded-full ${picked ? 'border-[.3em] border-iris bg-white' : 'border-2 border-current'}`}
      />
      {children}
    </span>
  );
}
