/** The one door of lib/money: everything outside it imports from here. */
export { monthRange, type OrdinaryMonth, payoutMonths } from './doors';
export {
  type Month,
  monthSum,
  monthsToPayout,
  payoutAfter,
  shareOf,
  spanText,
  tierViews,
} from './earnings';
export { factText, LONG_DATE } from './facts';
export { type Filled, fill, type Placeholders } from './fill';
export {
  type Currencies,
  currencyName,
  formatAmount,
  formatCount,
  formatMoney,
  formatPrice,
  formatRate,
  withoutCode,
} from './format';
export { localMoney } from './local';
export { type MoneyModel, modelProblems, moneyModel } from './model';
export { converted, rounded, type Value } from './units';
export { joinWords, numberFromWord } from './words';
