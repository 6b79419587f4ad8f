import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';
import { formatCount, spanText, tierViews } from '@/lib/money';
import { type EarningsBasis, localAmount } from '@/lib/site/earnings';

type Props = Pick<Content, 'earningGuide' | 'facts'> & {
  basis: EarningsBasis;
  /** The share of contacts that sees an ad. */
  viewRate: number;
};

/** The three tiers as rings with a dash for each, each around what one ad can bring there. */
export function Tiers({ earningGuide, facts, basis, viewRate }: Props) {
  const { tiers, words } = earningGuide;
  const { contacts, ad, lowest, usual } = words.tiers;
  const { rates } = basis;
  const money = (amount: number) => localAmount(amount, basis);
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:gap-5 lg:grid-cols-3 lg:gap-y-0"
    >
      {tiers.map(({ name, fact: factName, text }, index) => {
        const { min = 0, max, text: range } = facts[factName];
        const views = tierViews({ min, max }, viewRate);
        return (
          <li
            key={name}
            data-mark={name}
            className="rounded-card bg-white p-5 max-sm:w-[92%] sm:max-lg:grid sm:max-lg:grid-cols-[12rem_1fr] sm:max-lg:gap-x-10 sm:p-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid"
          >
            <div className="@container relative mx-auto mb-5 grid aspect-square w-full max-w-60 place-items-center sm:max-lg:row-span-3 sm:max-lg:mb-0 sm:max-lg:self-center lg:mb-8 lg:max-w-72">
              <Ring
                segments={tiers.length}
                filled={index + 1}
                thickness={0.08}
                className="absolute inset-0 size-full text-sun"
                trackClassName="text-rule"
              />
              <p className="w-3/4 text-balance text-center text-[max(0.875rem,6cqi)]">
                {usual}
                <b className="mt-1 block font-display text-[13cqi] leading-none tracking-tight">
                  {spanText(views, money, rates.usual).replace(' to ', ' to\u00a0')}
                </b>
              </p>
            </div>
            <h3 className="heading-3">
              {name}{' '}
              <span className="block font-body font-bold text-base tracking-normal">
                {range} {contacts}
              </span>
            </h3>
            <p className="mt-2 max-w-[36ch] text-muted max-sm:leading-normal">{text}</p>
            <dl className="mt-4 grid grid-cols-[auto_1fr] self-start max-sm:text-[0.9375rem] *:border-rule *:border-t *:py-2">
              <dt>{ad}</dt>
              <dd className="pl-2 text-right font-bold">{spanText(views, formatCount)}</dd>
              <dt>{lowest}</dt>
              <dd className="pl-2 text-right font-bold">{spanText(views, money, rates.lowest)}</dd>
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
