import { Avatar } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import type { Showcase } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';
import { Tile, Total } from './Tile';
import { ViewsChart } from './ViewsChart';

/** What one view costs in the currency of the site, and what writes an amount of it as its reader pays it. */
export type Price = { amount: number; money: (amount: number) => string };

/** The portal's first screen: totals, views by day, completion, and the latest posts. */
export function Overview({
  showcase,
  price: { amount: price, money },
}: {
  showcase: Showcase;
  price: Price;
}) {
  const { dailyViews, campaign, posts } = showcase;
  const words = showcase.words.overview;
  const views = dailyViews.reduce((sum, day) => sum + day, 0);
  const { accepted, checking } = campaign.screenshots;
  const bought = Math.round(campaign.budget / price);
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-[2fr_1fr]">
      <dl className="grid grid-cols-2 rounded-2xl border border-rule bg-white lg:grid-cols-4 lg:col-span-2">
        <Total
          term={words.views}
          figure={formatCount(views)}
          note={insert(words.of, { whole: formatCount(bought) })}
        />
        <Total
          term={words.screenshots}
          figure={formatCount(accepted)}
          note={insert(words.checking, { checking })}
        />
        <Total
          term={words.spent}
          figure={money(views * price)}
          note={insert(words.of, { whole: money(campaign.budget) })}
        />
        <Total term={words.price} figure={money(price)} note={words.noFee} />
      </dl>
      <Tile title={words.days} aside={campaign.period} of={dailyViews}>
        <ViewsChart views={dailyViews} text={words.chart} />
      </Tile>
      <div className="grid gap-3 max-sm:hidden sm:grid-cols-2 md:gap-4 lg:grid-cols-1">
        <Tile title={words.proved}>
          <div className="flex items-center gap-5">
            <Ring
              segments={50}
              filled={Math.floor((accepted / (accepted + checking)) * 50)}
              thickness={0.12}
              className="size-20 text-iris"
            />
            <p className="text-muted text-sm">
              <b className="block font-display text-2xl text-text leading-tight">{formatCount(accepted)}</b>
              {insert(words.each, { views: formatCount(Math.round(views / accepted)) })}
            </p>
          </div>
        </Tile>
        <Tile title={words.posts} of={posts}>
          <ul className="grid grid-cols-1 gap-2.5 text-sm">
            {posts.map(({ name, place, portrait, views: seen, state }) => (
              <li key={name} className="flex items-center gap-3 max-[13em]:flex-wrap">
                <Avatar name={portrait} className="size-9 shrink-0" />
                <span className="min-w-0 flex-1 max-[13em]:basis-full max-[13em]:whitespace-normal">
                  <b className="font-semibold">{name}</b>{' '}
                  <span className="text-muted max-lg:hidden">{place}</span>
                </span>
                <span className="text-muted text-xs">{showcase.words.posts[state]}</span>
                <b className="w-8 text-right tabular-nums">{seen}</b>
              </li>
            ))}
          </ul>
        </Tile>
      </div>
    </div>
  );
}
