import type { ComponentProps, ReactNode } from 'react';
import { Chevron } from '@/components/ui/Chevron';
import { FieldProblem, problemId } from '@/components/ui/FieldProblem';
import { Slider } from '@/components/ui/Slider';
import type { Content } from '@/lib/content';
import type { EarningsBasis } from '@/lib/site/earnings';

/** Look of what is typed or chosen. 16 px at least, or phones zoom in on it. */
const INPUT =
  'block h-13 w-full rounded-control border border-muted/70 bg-white px-4 text-base font-semibold tabular-nums transition-tone hover:border-text aria-invalid:border-2 aria-invalid:border-rose-deep';
const LABEL = 'mb-2 block font-bold';
const CELL = 'flex flex-col justify-between';

type Props = { words: Content['calculator']; basis: EarningsBasis };

/** What a month depends on: views, ads, days, what lowers the sum, and the currency to see it in. */
export function CalculatorFields({ words, basis }: Props) {
  const { form: copy, items: keys, costs } = words;
  const { days, items, views, currencies, local } = basis;
  const codes = new Set([local, currencies.own, ...Object.keys(currencies.perUnit)]);
  return (
    <div className="grid grid-cols-1 content-center gap-x-10 gap-y-6 p-6 sm:gap-y-8 sm:p-10 md:grid-cols-2">
      <Field
        name="views"
        label={copy.views}
        look="heading-3 mb-3 block"
        hint="earnings-views-hint"
        inputMode="text"
        defaultValue={views}
      >
        <p id="earnings-views-hint" className="mt-3 text-muted text-sm">
          {copy.viewsHint}
        </p>
      </Field>
      <fieldset>
        <legend className="heading-3">{keys.title}</legend>
        <div className="mt-3 flex gap-2">
          {Array.from({ length: items.max }, (_, index) => index + 1).map((count) => (
            <label
              key={count}
              className="grid h-13 min-w-0 grow basis-0 cursor-pointer place-items-center rounded-control border border-muted/70 font-bold transition-tone hover:border-text has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-leaf-deep has-focus-visible:outline-offset-3 forced-colors:has-checked:outline-2"
            >
              <input
                type="radio"
                name="items"
                value={count}
                defaultChecked={count === items.start}
                className="sr-only"
              />
              {count}
            </label>
          ))}
        </div>
        <p className="mt-3 text-muted text-sm">{keys.advice}</p>
      </fieldset>
      <div className="md:col-span-2">
        <label htmlFor="earnings-days" className="heading-3 flex items-baseline justify-between gap-4">
          {copy.days}
          <span className="text-3xl" data-earnings-days suppressHydrationWarning>
            {String(days.usual)}
          </span>
        </label>
        <Slider
          id="earnings-days"
          name="days"
          min={days.min}
          max={days.max}
          step={1}
          defaultValue={days.usual}
          at={days.usual}
          className="mt-2 text-sun-deep"
        />
        <p className="flex justify-between gap-2 text-muted text-sm">
          <span aria-hidden="true">{days.min}</span>
          <span className="text-center">{copy.ordinary}</span>
          <span aria-hidden="true">{days.max}</span>
        </p>
      </div>
      <details className="md:col-span-2">
        <summary className="fold-line text-leaf-deep">{costs.title}</summary>
        <div className="mt-3 grid grid-cols-2 gap-4 max-[19em]:grid-cols-1 sm:grid-cols-3 sm:gap-x-6">
          <Field name="refused" label={costs.refused} className={CELL} defaultValue={0} />
          <div className={CELL}>
            <label htmlFor="earnings-currency" className={LABEL}>
              {costs.currency}
            </label>
            <span className="relative">
              <select
                id="earnings-currency"
                name="currency"
                defaultValue={local}
                className={`appearance-none pr-10 ${INPUT}`}
              >
                {[...codes].map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </select>
              <Chevron className="absolute top-4.5 right-3" />
            </span>
          </div>
          <Field
            name="data"
            label={costs.data}
            hint="earnings-data-hint"
            className={`${CELL} max-sm:col-span-full`}
          />
          <p id="earnings-data-hint" className="col-span-full text-muted text-sm">
            {costs.hint}
          </p>
        </div>
      </details>
    </div>
  );
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  name: string;
  label: string;
  look?: string;
  /** Id of what else describes the field. */
  hint?: string;
  /** Between the field and what may be wrong with it. */
  children?: ReactNode;
};

function Field({ name, label, look = LABEL, hint = '', className, children, ...input }: FieldProps) {
  const id = `earnings-${name}`;
  return (
    <div className={className}>
      <label htmlFor={id} className={look}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        aria-describedby={`${hint} ${problemId(id)}`.trim()}
        className={INPUT}
        {...input}
      />
      {children}
      <FieldProblem input={id} className="text-rose-deep" />
    </div>
  );
}
