import { useEffect, useRef } from 'react';
import { Slider } from '@/components/ui/Slider';
import { roomFor } from '@/components/ui/sign';
import { insert } from '@/lib/content/text/insert';
import { currencyName, currencySign, formatAmount } from '@/lib/money';
import { CONTROL_BOX, LABEL, type SelectorProps } from './controls';

type Props = Pick<SelectorProps, 'words' | 'limits'> & {
  typed: string;
  /** @returns an amount as it is in the chosen country */
  local: (amount: number) => string;
  /** Whether the country is still to come; what ends at the right edge would move with its currency. */
  isLoading: boolean;
  /** Undefined while what is typed is not a budget. */
  budget: number | undefined;
  onType: (typed: string) => void;
  /** Called when the visitor lets go of the slider or leaves the field with another value. */
  onSettle: () => void;
};

/** Not from useId: an island's root counts otherwise than the page that it was rendered in. */
const ID = 'pricing-budget';

/** One budget, by slider or by number. */
export function BudgetField({ words, typed, budget, limits, local, isLoading, onType, onSettle }: Props) {
  const { minimum, maximum, sliderMax, currency } = limits;
  const money = (amount: number) => formatAmount(amount, currency);
  const sign = currencySign(currency);
  const controls = useRef<HTMLDivElement>(null);
  // React's onChange is the `input` event; the end of a change is the DOM's `change`.
  useEffect(() => {
    const element = controls.current;
    element?.addEventListener('change', onSettle);
    return () => element?.removeEventListener('change', onSettle);
  }, [onSettle]);

  return (
    <div ref={controls} className="mt-6">
      <label htmlFor={ID} className={LABEL}>
        {insert(words.budgetIn, { currency: currencyName(currency) })}
      </label>
      <div className="flex items-center gap-x-3 gap-y-1 max-[19em]:flex-wrap">
        <span
          className={`relative shrink-0 @max-[13em]/page:shrink ${sign.length > 1 ? 'w-32' : 'w-24 sm:w-32'}`}
        >
          <span aria-hidden="true" className="absolute top-3 left-4 text-muted">
            {sign}
          </span>
          <input
            id={ID}
            inputMode="decimal"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            aria-invalid={budget === undefined}
            aria-describedby={`${ID}-limits`}
            className={`${CONTROL_BOX} border-muted/70 pr-2 ${roomFor(sign)} font-semibold tabular-nums transition-colors hover:border-text aria-invalid:border-2 aria-invalid:border-rose-deep`}
          />
        </span>
        <p className="font-display text-xl leading-tight tracking-tight sm:text-2xl">
          {budget === undefined ? '–' : insert(words.about, { sum: local(budget) })}
        </p>
      </div>
      <Slider
        aria-label={words.budget}
        aria-valuetext={money(budget ?? minimum)}
        min={minimum}
        max={sliderMax}
        step={1}
        value={Math.min(budget ?? minimum, sliderMax)}
        at={budget ?? minimum}
        onChange={(event) => onType(event.target.value)}
        className="mt-2 text-iris"
      />
      <p
        id={`${ID}-limits`}
        role={budget === undefined ? 'alert' : undefined}
        className="flex justify-between gap-4 text-muted text-sm"
      >
        {budget === undefined ? (
          <span className="font-semibold text-rose-deep">
            {insert(words.limits, { least: money(minimum), most: money(maximum) })}
          </span>
        ) : (
          <>
            <span>{insert(words.minimum, { least: local(minimum) })}</span>
            {!isLoading && <span aria-hidden="true">{local(sliderMax)}+</span>}
          </>
        )}
      </p>
    </div>
  );
}
