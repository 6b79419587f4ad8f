import type { ReactNode } from 'react';
import { content, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { areaPath, chartPoints, linePath } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';
import { AdArt } from './Drawing';

type CropProps = { className?: string };

/** The advertiser's account: the name of the business. */
export function OpenAccount(props: CropProps) {
  const { campaign, words } = content().showcase;
  return (
    <Crop {...props}>
      <Field name={words.setUp.business}>{campaign.advertiser}</Field>
    </Crop>
  );
}

/** Campaign types, the last one picked. */
export function ChooseGoal(props: CropProps) {
  const types = content().advertiserGuide.campaignTypes.slice(-3);
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

/** The first kind of people, and the country of the main market. */
export function ChooseSharers(props: CropProps) {
  const { pricing, showcase, site } = content();
  return (
    <Crop {...props}>
      <Field name={showcase.words.setUp.who}>
        {pricing.categories[0]?.title}
        <br />
        {pricing.countries.find(({ code }) => code === site.mainMarket)?.name}
      </Field>
    </Crop>
  );
}

/** The ad above its budget. */
export function AddVideo(props: CropProps) {
  const { campaign, preview, words } = content().showcase;
  const { setUp } = words;
  return (
    <Crop {...props}>
      <span className="flex items-center gap-[.6em] font-bold text-white">
        <span className={`grid size-[2.9em] place-items-center rounded-[.7em] tone-${preview.tone}`}>
          <AdArt name={preview.art} className="size-[2.5em]" />
        </span>
        {setUp.ready}
      </span>
      <Field name={setUp.budget}>{localMoney(campaign.budget)}</Field>
    </Crop>
  );
}

const WIDTH = 200;
const HEIGHT = 64;

/** The campaign while it runs: its views so far, day by day. */
export function WatchViews(props: CropProps) {
  const { dailyViews, words } = content().showcase;
  const points = chartPoints(dailyViews, WIDTH, HEIGHT, Math.max(...dailyViews));
  return (
    <Crop {...props}>
      <span className="block rounded-[.8em] bg-white px-[.9em] py-[.8em]">
        <span className="block font-display text-[1.25em] tracking-tight">
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
      <div className="grid h-[72cqi] content-center gap-[.5em] text-left text-[8.6cqi] text-text leading-tight">
        {children}
      </div>
    </div>
  );
}

/** What was entered, under its name. */
function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="rounded-[.8em] bg-white px-[.9em] py-[.8em]">
      <span className="block text-[.8em] text-muted">{name}</span>
      <span className="block font-display text-[1.25em] leading-[1.1] tracking-tight">{children}</span>
    </span>
  );
}

/** One of several that can be picked. */
function Option({ picked, children }: { picked: boolean; children: ReactNode }) {
  return (
    <span
      className={`flex items-center gap-[.6em] whitespace-nowrap rounded-[.8em] px-[.8em] py-[.5em] font-semibold text-[.9em] ${picked ? 'bg-white' : 'bg-white/10 text-white'}`}
    >
      <span
        className={`size-[1em] shrink-0 rounded-full ${picked ? 'border-[.3em] border-iris bg-white' : 'border-2 border-current'}`}
      />
      {children}
    </span>
  );
}
