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

/** The portal's first screen: totals, views by day, and the latest posts where these have room, and the ad. */
export function Overview({ showcase, price: { amount: price, money } }: PortalProps) {
  const { dailyViews, campaign, posts, creatives, preview } = showcase;
  const [ad] = creatives;
  const words = showcase.words.overview;
  const views = dailyViews.reduce((sum, day) => sum + day, 0);
  const { accepted, checking } = campaign.screenshots;
  const bought = Math.round(campaign.budget / price);
  return (
    <div className="grid grid-cols-[1fr_42%] gap-3 max-[19em]:grid-cols-1 md:grid-cols-[11fr_5fr] md:gap-4 lg:grid-cols-[3fr_2fr] xl:min-h-118 xl:grid-cols-[10fr_27fr_15fr] xl:grid-rows-[auto_1fr]">
      <dl className="grid rounded-2xl border border-rule bg-white max-md:*:even:hidden md:grid-cols-2 lg:col-span-2 lg:grid-cols-4">
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
      {ad && (
        <div
          aria-hidden="true"
          className={`flex flex-col rounded-2xl p-3 md:row-span-2 md:p-4 lg:max-xl:hidden xl:col-start-1 xl:row-start-1 tone-${ad.tone}`}
        >
          <span className="mb-1 text-sm max-md:hidden">{campaign.mark}</span>
          <b className="text-balance font-display text-[min(1.5rem,6.6vw)] leading-none tracking-tight xl:text-4xl">
            {ad.name}
          </b>
          <AdArt name={ad.art} className="m-auto w-full max-w-52" />
          <span className="rounded-full bg-white py-2 text-center font-bold text-ink max-md:hidden">
            {preview.button}
          </span>
        </div>
      )}
      <Tile
        title={words.days}
        aside={campaign.period}
        className="flex flex-col max-md:col-span-full"
        of={dailyViews}
      >
        <ViewsChart views={dailyViews} text={words.chart} />
      </Tile>
      <Tile title={words.posts} className="flex flex-col max-lg:hidden" of={posts}>
        <ul className="grid flex-1 grid-cols-1 divide-y divide-rule">
          {posts.map(({ name, place, portrait, views: seen, state }) => (
            <li key={name} className="flex items-center gap-3 py-3 max-[13em]:flex-wrap">
              <Avatar name={portrait} className="size-10 shrink-0" />
              <span className="min-w-0 flex-1 max-[13em]:basis-full">
                <b className="font-semibold xl:block">{name}</b> <span className="text-muted">{place}</span>
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
  const share = (hour: number) => `${Math.round((hour / hours.length) * 100)}%`;
  const columns = bars(hours, 720, 100);
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
      <Tile title={words.ages} aside={words.share} className="flex flex-col" of={ages}>
        <dl className="grid flex-1 content-between gap-3">
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
          role="img"
          aria-label={insert(words.chart, { from: best, to: best + 2 })}
          className="h-44 w-full overflow-visible fill-muted text-sm"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 720 100"
            preserveAspectRatio="none"
            y="15%"
            height="70%"
            strokeWidth="24"
          >
            <path d={columns.join('')} className="stroke-iris/30" />
            <path d={columns[best]} className="stroke-iris" />
          </svg>
          <g className="@max-[13em]/page:hidden">
            <text x={share(best + 1)} y="10%" textAnchor="end" className="fill-iris font-bold">
              {insert(words.busiest, { hour: best })}
            </text>
            {[0, 6, 12, 18].map((hour) => (
              <text key={hour} x={share(hour)} y="98%">
                {String(hour).padStart(2, '0')}:00
              </text>
            ))}
          </g>
        </svg>
      </Tile>
    </div>
  );
}

/** The campaign's ads, each with its state and its views. */
export function Creatives({ showcase }: { showcase: Showcase }) {
  const words = showcase.words.creatives;
  return (
    <ul className="grid grid-cols-2 gap-3 max-[19em]:grid-cols-1 md:grid-cols-4 md:gap-4">
      {showcase.creatives.map(({ name, art, tone, state, views }) => (
        <li key={name} className="overflow-hidden rounded-2xl border border-rule bg-white">
          <div className={`flex flex-col p-4 md:h-96 lg:h-104 tone-${tone}`}>
            <b className="text-balance font-display text-[min(1.5rem,6.6vw)] leading-none tracking-tight lg:text-4xl">
              {name}
            </b>
            <AdArt name={art} className="m-auto w-full max-w-52 md:mb-0" />
          </div>
          <p className="flex flex-wrap items-center justify-between gap-x-3 p-3 text-sm">
            <span
              className={`rounded-full px-2.5 py-0.5 font-bold text-xs ${state === 'live' ? 'bg-leaf' : 'bg-sand'}`}
            >
              {words[state]}
            </span>
            {views === undefined ? words.none : insert(words.views, { views: formatCount(views) })}
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
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 md:grid-cols-2 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:text-lg">
      <div className="flex justify-center rounded-2xl bg-sand py-4">
        <StatusAd className="w-50 max-w-full md:w-54" />
      </div>
      <div>
        <p className="font-display text-2xl leading-tight lg:text-4xl">{words.title}</p>
        <p className="mt-3 max-w-[44ch] text-muted">
          {insert(words.text, { advertiser: showcase.campaign.advertiser })}
        </p>
        <TickList points={checks} className="mt-6 grid gap-3" />
      </div>
    </div>
  );
}
