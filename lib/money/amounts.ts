const NUMBER = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const CODES = 'KES|NGN|GHS|ZAR|UGX|TZS|RWF|ETB|EGP|ZMW|MWK|XOF|XAF|BWP|NAD|MZN|GMD|SLE';
const AMOUNT = new RegExp(
  `[$₦]${NUMBER}|\\b(?:${CODES})[\\s\\u00a0]${NUMBER}|${NUMBER} (?:shillings|naira)`,
  'g',
);

/** @returns every amount of money that a text shows, each once, in their order: `$0.002`, `KES 0.39` */
export function amountsIn(text: string): string[] {
  return [...new Set([...text.matchAll(AMOUNT)].map(([amount]) => amount.replace(/\s|\u00a0/g, ' ')))];
}
