/** The worked examples that an expression may call. Each checks what a sceptical reader would. */
import { formatRate } from '../format';
import { amountOf, type MoneyModel, type ViewPrice } from '../model';
import { ExpressionError, rounded, type Unit, type Value } from '../units';

export type Arguments = ReadonlyMap<string, Value | string>;
export type Example = {
  /** Argument names, for an error. */
  takes: readonly string[];
  run: (args: Arguments, model: MoneyModel) => Value;
};

const dollars = (amount: number): Value => rounded({ amount, unit: 'USD' });
const perView = (amount: number): Value => ({ amount, unit: 'USD/view' });
const views = (amount: number): Value => ({ amount, unit: 'view' });
const count = (amount: number): Value => ({ amount, unit: '' });

/** What an earner gets, and what the advertiser pays for the same views. */
const earn: Example = {
  takes: ['views', 'posts', 'days', 'refused', 'rate', 'audience', 'country'],
  run(args, model) {
    const posts = (number(args, 'posts') ?? 1) * (number(args, 'days') ?? 1);
    const counted = posts - (number(args, 'refused') ?? 0);
    if (counted < 0) throw new ExpressionError(`has more refused= than posts (${posts})`);
    const total = Math.floor(need(args, 'views') * counted);
    const price = viewPrice(args, model);
    const rate = rateOf(args, model, price);
    const results = {
      sum: dollars(total * rate),
      views: views(total),
      posts: count(posts),
      counted: count(counted),
      rate: perView(rate),
      low: dollars(total * amountOf(model, 'lowest')),
      price: perView(price.dollars),
      paid: dollars(total * price.dollars),
    };
    return { ...results.sum, results };
  },
};

/** How long a balance takes to reach a threshold that the example cites. */
const wait: Example = {
  takes: ['each', 'threshold'],
  run(args) {
    const each = need(args, 'each', 'USD');
    const threshold = cited(args);
    if (each <= 0) throw new ExpressionError('each= must be more than nothing');
    const periods = Math.ceil(Number((threshold / each).toPrecision(12)));
    return { ...count(periods), results: { balance: dollars(each * periods) } };
  },
};

/** Views for a budget, or the budget for views. */
const buy: Example = {
  takes: ['budget', 'views', 'price', 'audience', 'country'],
  run(args, model) {
    const price = viewPrice(args, model).dollars;
    const budget = number(args, 'budget', 'USD');
    const wanted = number(args, 'views', 'view');
    if ((budget === undefined) === (wanted === undefined))
      throw new ExpressionError('needs budget= or views=, not both');
    const bought = wanted ?? Math.floor(Number(((budget ?? 0) / price).toPrecision(12)));
    const spent = budget ?? bought * price;
    const smallest = amountOf(model, 'minimumBudget');
    if (spent < smallest - 0.005)
      throw new ExpressionError(
        `spends ${formatRate(spent, model.currency)} where the smallest campaign is ${formatRate(smallest, model.currency)}`,
      );
    const results = { price: perView(price), perThousand: dollars(price * 1000) };
    return { ...(budget === undefined ? dollars(spent) : views(bought)), results };
  },
};

/** What one view costs. */
const price: Example = {
  takes: ['audience', 'country'],
  run(args, model) {
    const found = viewPrice(args, model);
    const results: Record<string, Value> = { perThousand: dollars(found.dollars * 1000) };
    if (found.local) results.local = { amount: found.local.amount, unit: `${found.local.currency}/view` };
    return { ...perView(found.dollars), results };
  },
};

export const EXAMPLES: Readonly<Record<string, Example>> = { earn, wait, buy, price };

function viewPrice(args: Arguments, model: MoneyModel): ViewPrice {
  const displayed = amountOf(model, 'costPerView');
  const given = number(args, 'price', 'USD/view');
  if (given !== undefined) {
    if (given < displayed)
      throw new ExpressionError(
        `buys a view at ${formatRate(given, model.currency)}, below the lowest price of ${formatRate(displayed, model.currency)}`,
      );
    return { dollars: given };
  }
  const [audience, country] = [word(args, 'audience'), word(args, 'country')];
  if (!audience && country) throw new ExpressionError('names a country=, but no audience=');
  if (!audience) return { dollars: displayed };
  const [cheapest] = model.prices
    .filter((one) => one.audience === audience && (!country || one.country === country))
    .sort((a, b) => a.dollars - b.dollars);
  if (cheapest) return country ? cheapest : { dollars: cheapest.dollars };
  if (model.prices.length === 0) throw new ExpressionError('needs a price, and pricing.json has none');
  const place = country ? ` in ${country}` : '';
  throw new ExpressionError(
    `pricing.json has no price for "${audience}"${place}; audiences: ${[...new Set(model.prices.map((one) => one.audience))].join(', ')}`,
  );
}

function rateOf(args: Arguments, model: MoneyModel, { dollars: paid }: ViewPrice): number {
  const rate = number(args, 'rate', 'USD/view') ?? amountOf(model, 'usual');
  const [low, high] = [amountOf(model, 'lowest'), amountOf(model, 'highest')];
  if (rate < low || rate > high)
    throw new ExpressionError(
      `pays ${formatRate(rate, model.currency)} a view, outside ${formatRate(low, model.currency)} to ${formatRate(high, model.currency)}`,
    );
  const referral = amountOf(model, 'referralShare');
  if (rate * (1 + referral) > paid) {
    throw new ExpressionError(
      `pays the earner ${formatRate(rate, model.currency)} for a view that the advertiser buys at ${formatRate(paid, model.currency)}, which has to bear ${Math.round(referral * 100)}% for a referral too: lower rate=, or name an audience= (and country=) with a higher price`,
    );
  }
  return rate;
}

function cited(args: Arguments): number {
  const threshold = args.get('threshold');
  if (typeof threshold === 'object' && threshold.fact?.startsWith('payoutThreshold')) return threshold.amount;
  throw new ExpressionError(
    'needs threshold=payoutThresholdGuide or threshold=payoutThresholdFaq, the fact that its page cites',
  );
}

/** A bare number is taken for what the argument counts. */
function number(args: Arguments, name: string, unit: Unit = ''): number | undefined {
  const value = args.get(name);
  if (value === undefined) return undefined;
  if (typeof value === 'string') throw new ExpressionError(`${name}=${value} is not a number`);
  const bare = value.unit === '' || (value.unit === 'view' && unit === '');
  const asRate = unit === 'USD/view' && value.unit === 'USD';
  if (!bare && !asRate && value.unit !== unit)
    throw new ExpressionError(`${name}= must be ${unit || 'a number'}, not ${value.unit}`);
  if (value.amount < 0) throw new ExpressionError(`${name}= must not be below zero`);
  return value.amount;
}

function need(args: Arguments, name: string, unit: Unit = ''): number {
  const value = number(args, name, unit);
  if (value === undefined) throw new ExpressionError(`needs ${name}=`);
  return value;
}

function word(args: Arguments, name: string): string | undefined {
  const value = args.get(name);
  if (value === undefined || typeof value === 'string') return value;
  throw new ExpressionError(`${name}= must be an id of pricing.json`);
}
