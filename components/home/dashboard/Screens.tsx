import { StatusAd } from '@/components/art/app';
import { Avatar } from '@/components/art/cast/Person';
import { AdArt } from '@/components/art/Drawing';
import { TickList } from '@/components/ui/TickList';
import type { Showcase } from '@/lib/content/schemas/drawings';
import { insert } from '@/lib/content/text/insert';
import { bars } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';
import { ShareBar, Tile, Total, ViewsChart } from './Tile';

/** What one view costs in the currency of the site, and what writes an amount of it as its reader pays it. */
type Price = { amount: number; money: (amount: number) => string };
export type PortalProps = { showcase: Showcase; price: Price };

/** The portal's first screen: totals, views by day, and the latest posts. */
export function Overview({ showcase, price: { amount: price, money } }: PortalProps) {
  const { dailyViews, campaign, posts } = showcase;
  const words = showcase.words.overview;
  const views = dailyViews.reduce((sum, day) => sum + day, 0);
  const { accepted, checking } = campaign.screenshots;
  const bought = Math.round(campaign.budget / price);
  return (
    <div className="grid grid-cols-1 sm:gap-3 md:gap-4 lg:grid-cols-[3fr_2fr]">
      <dl className="grid grid-cols-2 rounded-2xl max-[19em]:grid-cols-1 border border-rule bg-white max-sm:*:even:hidden max-sm:rounded-b-none max-sm:border-b-0 md:grid-cols-4 lg:col-span-2">
        <Total
          term={words.views}
          figure={formatCount(views)}
          note={insert(words.of, { whole: formatCount(bought) })}
        />
        <Total
          term={words.screenshots}
          figure={formatCount(accepted)}
          note={insert(words.accepted, { whole: formatCount(accepted + checking) })}
        />
        <Total
          term={words.spent}
          figure={money(views * price)}
          note={insert(words.of, { whole: money(campaign.budget) })}
        />
        <Total term={words.price} figure={money(price)} note={words.noFee} />
      </dl>
      <Tile title={words.days} aside={campaign.period} className="max-sm:rounded-t-none" of={dailyViews}>
        <ViewsChart views={dailyViews} text={words.chart} />
      </Tile>
      <Tile title={words.posts} className="flex flex-col max-lg:hidden" of={posts}>
        <ul className="grid flex-1 grid-cols-1 divide-y divide-rule">
          {posts.map(({ name, place, portrait, views: seen, state }) => (
            <li key={name} className="flex items-center gap-3 py-3 max-[13em]:flex-wrap">
              <Avatar name={portrait} className="size-10 shrink-0" />
              <span className="min-w-0 flex-1 max-[13em]:basis-full">
                <b className="font-semibold">{name}</b> <span className="text-muted">{place}</span>
              </span>
              <span className="text-muted text-sm">{showcase.words.posts[state]}</span>
              <b className="w-8 text-right tabular-nums">{seen}</b>
            </li>
          ))}
        </ul>
      </Tile>
    </div>
  );
}

/** Who watched, where and when. */
export function Audience({ showcase }: { showcase: Showcase }) {
  const { ages, places, hours } = showcase.audience;
  const words = showcase.words.audience;
  const best = hours.indexOf(Math.max(...hours));
  const posts = bars(hours, 720, 76);
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
      <Tile title={words.ages} aside={words.share} of={ages}>
        <dl className="grid gap-3">
          {ages.map((part) => (
            <ShareBar key={part.label} {...part} tone="fill-iris" />
          ))}
        </dl>
      </Tile>
      <Tile title={words.places} aside={words.share} of={places}>
        <dl className="grid gap-3">
          {places.map((part) => (
            <ShareBar key={part.label} {...part} tone="fill-leaf-deep" />
          ))}
        </dl>
      </Tile>
      <Tile title={words.hours} aside={words.time} className="md:col-span-2" of={hours}>
        <svg
          viewBox="0 -12 720 136"
          strokeWidth="24"
          strokeLinecap="round"
          role="img"
          aria-label={insert(words.chart, { from: best, to: best + 2 })}
          className="h-auto w-full md:-mb-5"
        >
          <path d={posts.join('')} className="stroke-sun-deep" />
          <path d={posts[best]} className="stroke-iris" />
          {[0, 6, 12, 18].map((hour) => (
            <text
              key={hour}
              x={hour * 30 + 3}
              y="120"
              className="fill-muted text-[1.75rem] md:-translate-y-3 md:text-[0.6875rem]"
            >
              {String(hour).padStart(2, '0')}:00
            </text>
          ))}
        </svg>
      </Tile>
    </div>
  );
}

/** The campaign's ads, each with its state and its views. */
export function Creatives({ showcase }: { showcase: Showcase }) {
  const words = showcase.words.creatives;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      {showcase.creatives.map(({ name, art, tone, state, views }) => (
        <li key={name} className="group/ad overflow-hidden rounded-2xl border border-rule bg-white">
          <div
            className={`relative flex h-40 items-center justify-center overflow-hidden md:h-80 lg:h-96 tone-${tone}`}
          >
            <AdArt
              name={art}
              className="size-24 transition-transform duration-300 group-hover/ad:scale-108 md:size-30 lg:size-40"
            />
            <span className="absolute top-3 left-3 rounded-full bg-white px-2.5 py-0.5 font-bold text-ink text-xs">
              {words[state]}
            </span>
          </div>
          <p className="p-3 leading-snug md:px-4">
            <b className="block">{name}</b>
            <span className="text-muted text-sm">
              {views === undefined ? words.none : insert(words.views, { views: formatCount(views) })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The ad as a viewer meets it, and what was checked before it went out. */
export function AdPreview({ showcase }: { showcase: Showcase }) {
  const words = showcase.words.preview;
  const checks = [words.upright, words.marked, words.reviewed, words.stays];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 md:grid-cols-2">
      <div className="flex justify-center rounded-2xl bg-sand py-5">
        <StatusAd className="w-50 max-w-full" />
      </div>
      <div>
        <p className="font-display text-2xl leading-tight">{words.title}</p>
        <p className="mt-3 max-w-[44ch] text-muted">
          {insert(words.text, { advertiser: showcase.campaign.advertiser })}
        </p>
        <TickList points={checks} className="mt-6 grid gap-3" />
      </div>
    </div>
  );
}
