import { FieldProblem, problemId } from '@/components/ui/FieldProblem';
import type { Content } from '@/lib/content';
import type { Currencies } from '@/lib/money';
import { Chevron } from '../pricing/Chevron';
import { INPUT } from './input';

const LABEL = 'mb-2 block font-bold';

type Props = Currencies & { first: string; words: Content['calculator']['costs'] };

/** What lowers the sum, and the currency to see it in. */
export function CalculatorCosts({ own, perUnit, first, words }: Props) {
  const codes = new Set([first, own, ...Object.keys(perUnit)]);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 border-rule border-t pt-6 max-[19em]:grid-cols-1 sm:grid-cols-3 sm:gap-x-6 lg:border-t-0 lg:pt-0">
      <div className="flex flex-col justify-between">
        <label htmlFor="earnings-refused" className={LABEL}>
          {words.refused}
        </label>
        <input
          id="earnings-refused"
          name="refused"
          inputMode="decimal"
          defaultValue={0}
          aria-describedby={problemId('earnings-refused')}
          className={INPUT}
        />
        <FieldProblem input="earnings-refused" className="text-rose-deep" />
      </div>
      <div className="flex flex-col justify-between">
        <label htmlFor="earnings-currency" className={LABEL}>
          {words.currency}
        </label>
        <span className="relative">
          <select
            id="earnings-currency"
            name="currency"
            defaultValue={first}
            className={`appearance-none pr-10 ${INPUT}`}
          >
            {[...codes].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          <Chevron className="absolute top-4.5 right-3" />
        </span>
      </div>
      <div className="flex flex-col justify-between max-sm:col-span-full">
        <label htmlFor="earnings-data" className={LABEL}>
          {words.data}
        </label>
        <input
          id="earnings-data"
          name="data"
          inputMode="decimal"
          aria-describedby={`earnings-data-hint ${problemId('earnings-data')}`}
          className={INPUT}
        />
        <FieldProblem input="earnings-data" className="text-rose-deep" />
      </div>
      <p id="earnings-data-hint" className="col-span-full text-muted text-sm">
        {words.hint}
      </p>
    </div>
  );
}
