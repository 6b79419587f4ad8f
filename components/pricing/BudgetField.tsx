import { useEffect, useRef } from 'react';
import { Slider } from '@/components/ui/Slider';
import { insert } from '@/lib/content/text/insert';
import { formatAmount } from '@/lib/money';
import { CONTROL_BOX, LABEL, type SelectorProps } from './controls';

type Props = Pick<SelectorProps, 'words' | 'limits'> & {
  /** What stands in the field, and its currency: ISO 4217. */
  figure: string;
  code: string;
  /** @returns an amount as it is in the chosen country */
  local: (amount: number) => string;
  /** In the currency of the site. Undefined while what is typed is not a budget. */
  budget: number | undefined;
  onType: (typed: string) => void;
  /** @param budget in the currency of the site */
  onSlide: (budget: string) => void;
  /** Called when the visitor lets go of the slider or leaves the field with another value. */
  onSettle: () => void;
};

/** Not from useId: an island's root counts otherwise than the page that it was rendered in. */
const ID = 'pricing-budget';

/** One budget, by slider or by number. */
export function BudgetField({ words, limits, figure, code, budget, local, ...props }: Props) {
  const { onType, onSlide, onSettle } = props;
  const { minimum, maximum, sliderMax, currency } = limits;
  const controls = useRef<HTMLDivElement>(null);
  // React's onChange is the `input` event; the end of a change is the DOM's `change`.
  useEffect(() => {
    const element = controls.current;
    element?.addEventListener('change', onSettle);
    return () => element?.removeEventListener('change', onSettle);
  }, [onSettle]);

  return (
    <div ref={controls} className="mt-5">
      <label htmlFor={ID} className={LABEL}>
        {words.budget}
      </label>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="relative w-40 max-w-full">
          <span aria-hidden="true" className="absolute left-4 text-muted leading-12 @max-[13em]/page:static">
            {code}
          </span>
          <input
            id={ID}
            inputMode="decimal"
            value={figure}
            onChange={(event) => onType(event.target.value)}
            aria-invalid={budget === undefined}
            aria-describedby={`${ID}-limits`}
            className={`${CONTROL_BOX} border-muted/70 pr-2 pl-15 font-semibold @max-[13em]/page:pl-4 tabular-nums transition-tone hover:border-text aria-invalid:border-2 aria-invalid:border-rose-deep`}
          />
        </span>
        <p className="text-muted leading-tight">{budget !== undefined && formatAmount(budget, currency)}</p>
      </div>
      <Slider
        aria-label={words.budget}
        aria-valuetext={local(budget ?? minimum)}
        min={minimum}
        max={sliderMax}
        step={1}
        value={Math.min(budget ?? minimum, sliderMax)}
        at={budget ?? minimum}
        onChange={(event) => onSlide(event.target.value)}
        className="mt-2 text-iris"
      />
      <p
        id={`${ID}-limits`}
        role={budget === undefined ? 'alert' : undefined}
        className="flex justify-between gap-4 text-muted text-sm"
      >
        {budget === undefined ? (
          <span className="font-semibold text-rose-deep">
            {insert(words.limits, { least: local(minimum), most: local(maximum) })}
          </span>
        ) : (
          <>
            <span>
              <span className="sr-only">{words.minimum}</span> {local(minimum)}
            </span>
            <span aria-hidden="true">{local(sliderMax)}+</span>
          </>
        )}
      </p>
    </div>
  );
}
