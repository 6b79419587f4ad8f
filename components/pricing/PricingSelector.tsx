'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/ButtonLink';
import { Chevron } from '@/components/ui/Chevron';
import type { PricingAction } from '@/lib/browser/analytics/catalogue';
import { track } from '@/lib/browser/analytics/track';
import { chooseCountry, chosenCountry, followCountry } from '@/lib/browser/country';
import { insert } from '@/lib/content/text/insert';
import { formatMoney, localMoney } from '@/lib/money';
import { API_BASE_URL } from '@/lib/site/pricing/base-url';
import { loadCategories } from '@/lib/site/pricing/client';
import type { AudienceCategory } from '@/lib/site/pricing/contract';
import { readQuote } from '@/lib/site/pricing/quote-link';
import { type Choice, selectionOf } from '@/lib/site/pricing/selection';
import { AudienceCombobox } from './AudienceCombobox';
import { BudgetField } from './BudgetField';
import { Bone, CONTROL, CONTROL_BOX, costIn, LABEL, type SelectorProps } from './controls';
import { Quote } from './Quote';

const FIELDS = 'col-start-1 row-start-1 grid grid-cols-1 gap-5 sm:grid-cols-2';
const NOTICE = 'col-start-1 row-start-1 content-center rounded-control border border-rule bg-white px-5';

/** In the first of the empty controls. */
const LOADING =
  'z-10 col-start-1 row-start-1 mt-7 self-start px-4 text-muted text-sm leading-12 max-[19em]:sr-only';

type Loaded = { status: 'loading' | 'failed' } | { status: 'ready'; categories: AudienceCategory[] };

/** Not from useId: an island's root counts otherwise than the page that it was rendered in. */
const COUNTRY = 'pricing-country';

/** Audience, country and budget in; price and views out. The budget works before, and without, the product API. */
export function PricingSelector(given: SelectorProps) {
  const { words, startBudget, limits, mainMarket } = given;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded>({ status: 'loading' });
  const [choice, setChoice] = useState<Choice>({});
  const [entered, setEntered] = useState({ text: String(startBudget), currency: limits.currency });
  const instrument = useRef<HTMLFieldSetElement>(null);

  const selection = state.status === 'ready' ? selectionOf(state.categories, choice, mainMarket) : undefined;
  const country = selection?.country;
  const countries = selection?.category.countryPrices ?? [];
  const currencies = { own: limits.currency, perUnit: given.perUnit };
  const currency = country?.currencyCode ?? given.mainCurrency;
  const money = localMoney(currency, currencies);
  const read = (code: string) =>
    localMoney(code, currencies).read(entered.text, limits.minimum, limits.maximum);
  // What was entered in other money keeps its worth; what was none is read as it stands.
  const worth = entered.currency === money.code ? undefined : read(entered.currency);
  const budget = worth ?? read(money.code);
  const local = (amount: number) => formatMoney(amount, currency, currencies);
  const enter = (currency: string) => (text: string) => setEntered({ text, currency });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks the product API anew
  useEffect(() => {
    const call = new AbortController();
    setState({ status: 'loading' });
    loadCategories(API_BASE_URL, call.signal).then(
      (categories) => setState({ status: 'ready', categories }),
      (error: unknown) => {
        if (call.signal.aborted) return;
        console.error('Failed to load categories:', error);
        setState({ status: 'failed' });
      },
    );
    return () => call.abort();
  }, [attempt]);

  // A shared address comes first, then the country that the device remembers: both are known to the browser alone.
  useEffect(() => {
    const { audience, country: code, budget: shared } = readQuote(location.search);
    setChoice({ categoryId: audience, country: code ?? chosenCountry() });
    if (shared) setEntered({ text: shared, currency: limits.currency });
    return followCountry(() => setChoice((current) => ({ ...current, country: chosenCountry() })));
  }, [limits.currency]);

  const plan = selection?.category.name ?? 'none';
  const report = useCallback(
    (action: PricingAction, planName = plan) => track('pricing_interaction', { plan_name: planName, action }),
    [plan],
  );
  const settleBudget = useCallback(() => report('change_budget'), [report]);
  const retry = () => {
    report('retry');
    setAttempt(attempt + 1);
    // The button that had focus is about to go.
    instrument.current?.focus();
  };

  return (
    <fieldset
      ref={instrument}
      tabIndex={-1}
      aria-busy={state.status === 'loading'}
      className="min-w-0 rounded-card bg-paper p-5 text-text outline-none aria-busy:print:hidden sm:p-8"
    >
      <legend className="sr-only">{words.legend}</legend>
      <div className="grid grid-cols-1">
        {state.status === 'ready' && selection ? (
          <div className={`z-10 ${FIELDS}`}>
            <AudienceCombobox
              words={words}
              categories={state.categories}
              selected={selection.category}
              country={country?.id}
              onSelect={({ id, name }) => {
                setChoice((current) => ({ ...current, categoryId: id }));
                report('select_category', name);
              }}
            />
            <div>
              <label htmlFor={COUNTRY} className={LABEL}>
                {words.country}
              </label>
              <div className="relative grid items-center">
                <select
                  id={COUNTRY}
                  value={country?.id ?? ''}
                  onChange={({ target }) => {
                    const code = countries.find(({ id }) => id === target.value)?.code;
                    setChoice((current) => ({ ...current, country: code }));
                    if (code) chooseCountry(code);
                    report('select_country');
                  }}
                  disabled={countries.length === 0}
                  className={`${CONTROL} appearance-none text-ellipsis pr-9`}
                >
                  {countries.length === 0 && <option value="">{words.noCountry}</option>}
                  {countries.map(({ id, name, currencyCode }) => (
                    <option key={id} value={id}>
                      {name} ({currencyCode})
                    </option>
                  ))}
                </select>
                <Chevron className="absolute right-4" />
              </div>
            </div>
          </div>
        ) : (
          <Waiting given={given} status={state.status} onRetry={retry} />
        )}
      </div>
      <BudgetField
        words={words}
        figure={worth === undefined ? entered.text : money.figure(worth)}
        code={money.code}
        budget={budget}
        limits={limits}
        local={local}
        onType={enter(money.code)}
        onSlide={enter(limits.currency)}
        onSettle={settleBudget}
      />
      <Quote
        given={given}
        selection={selection}
        isLoading={state.status === 'loading'}
        budget={budget}
        local={local}
      />
    </fieldset>
  );
}

type Props = { given: SelectorProps; status: 'loading' | 'failed' | 'ready'; onRetry: () => void };

/** In place of audience and country while there are none, and as large: not yet, not reached, or an empty list. */
function Waiting({ given, status, onRetry }: Props) {
  const { words } = given;
  const loading = status === 'loading';
  return (
    <>
      <div aria-hidden="true" className={`${FIELDS} ${loading ? '' : 'invisible'}`}>
        {[words.audience, words.country].map((label, index) => (
          <div key={label}>
            <span className={LABEL}>{label}</span>
            <div className={`${CONTROL_BOX} grid items-center border-rule px-4`}>
              {index > 0 && <Bone className="h-4 w-28" />}
            </div>
          </div>
        ))}
      </div>
      {status === 'failed' ? (
        <div
          className={`grid grid-cols-[auto_1fr] gap-x-3 py-1 max-sm:content-evenly sm:grid-cols-[auto_1fr_auto] sm:items-center ${NOTICE}`}
        >
          <b
            aria-hidden="true"
            className="grid size-6 place-content-center rounded-full bg-rose-deep text-white"
          >
            !
          </b>
          <p className="leading-tight sm:text-sm">
            <span role="alert" className="block font-bold text-base text-rose-deep leading-tight">
              {words.failed}
            </span>
            {insert(words.instead, { price: costIn(given, given.mainCurrency) })}
          </p>
          <button
            type="button"
            onClick={onRetry}
            className={`max-sm:col-span-2 hover:border-text ${buttonClass('ink', 'small')}`}
          >
            {words.again}
          </button>
        </div>
      ) : (
        <p role="status" className={loading ? LOADING : NOTICE}>
          {loading ? (
            words.loading
          ) : (
            <>
              {words.none}{' '}
              <a href="/#contact" className="text-link">
                {words.tell}
              </a>
              .
            </>
          )}
        </p>
      )}
    </>
  );
}
