/** What the controls of the pricing selector share. */
import type { Home } from '@/lib/content/schemas/home';
import { formatPrice, formatRate } from '@/lib/money';
import type { PerUnit } from '@/lib/site/pricing/selection';

/** What the selector says, handed to its island, and what its way on is called. */
export type SelectorWords = Home['words']['selector'] & { action: string };

/** Amounts are in the currency of the site. */
export type SelectorProps = {
  words: SelectorWords;
  costPerView: number;
  perUnit: PerUnit;
  startBudget: number;
  limits: { minimum: number; maximum: number; sliderMax: number; currency: string };
  /** The country to begin with, ISO 3166, and what amounts are in until prices come, ISO 4217. */
  mainMarket: string;
  mainCurrency: string;
  /** Where campaigns are made; it is told audience, country and budget. */
  advertiserUrl: string;
};

/** @returns the displayed cost of a view, in this currency where its rate is known */
export function costIn({ costPerView, perUnit, limits }: SelectorProps, currency: string): string {
  const rate = perUnit[currency];
  return rate ? formatPrice(costPerView * rate, currency) : formatRate(costPerView, limits.currency);
}

export const LABEL = 'mb-2 block font-bold text-sm';

/** The box of a control: audience, country and what stands in for them while they load. */
export const CONTROL_BOX = 'h-12 w-full rounded-control border bg-white text-base';

export const CONTROL = `${CONTROL_BOX} border-muted/70 px-4 text-start font-semibold transition-tone hover:border-text disabled:border-rule disabled:text-muted`;

/** A piece of a skeleton, as large as what will stand there. */
export function Bone({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block rounded-md bg-rule motion-safe:animate-pulse ${className}`} />
  );
}
