/** A fact's text is made from its numbers, so that the two cannot disagree. */
import { formatAmount, formatCount } from './format';
import type { Unit } from './units';
import { joinWords, numberWord } from './words';

/** A fact as content/facts.json has it; in `text`, `{value:cents}` and the like stand for its numbers. */
export type FactEntry = {
  text: string;
  value?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  list?: string[] | undefined;
  date?: string | undefined;
};

const PARTS = ['value', 'min', 'max', 'list', 'date'] as const;
const TOKEN = /\{(value|min|max|list|date)(?::([a-z]+))?\}/g;

export const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** How a number of a fact may be written, by the word after the colon. */
const FORMATS: Readonly<Record<string, (value: number, currency: string) => string>> = {
  number: formatCount,
  digits: (value) => String(value),
  dollars: (value, currency) => formatAmount(value, currency, { trailingZeroDisplay: 'stripIfInteger' }),
  cents: (value, currency) => formatAmount(value, currency),
  rate: (value, currency) =>
    formatAmount(value, currency, { minimumFractionDigits: 0, maximumFractionDigits: 5 }),
  percent: (value) => `${formatCount(Number((value * 100).toPrecision(12)))}%`,
  thousands: (value) => `${formatCount(value / 1000)}K`,
  millions: (value) => `${formatCount(value / 1_000_000)}M`,
  word: numberWord,
};

const UNITS: Readonly<Record<string, Unit>> = {
  dollars: 'USD',
  cents: 'USD',
  rate: 'USD/view',
  percent: '%',
};

/** @returns the unit of a fact's numbers, told from how its text shows them */
export function factUnit({ text }: FactEntry): Unit {
  const format = [...text.matchAll(TOKEN)][0]?.[2];
  return (format && UNITS[format]) ?? '';
}

/**
 * @param currency of the site, ISO 4217
 * @param onProblem told what keeps the text from following its numbers
 * @returns the text as copy states it, such as `$0.003`
 */
export function factText(entry: FactEntry, currency: string, onProblem: (reason: string) => void): string {
  const used = new Set<string>();
  const text = entry.text.replace(TOKEN, (token, part: keyof FactEntry, format = 'number') => {
    used.add(part);
    const value = entry[part];
    if (value === undefined) onProblem(`${token} stands in the text, but there is no "${part}"`);
    if (part === 'list') return joinWords((entry.list ?? []).map(lowerFirst), 'or');
    if (part === 'date') return entry.date ? LONG_DATE.format(new Date(`${entry.date}T00:00:00Z`)) : token;
    const write = FORMATS[format];
    if (!write) onProblem(`":${format}" is none of ${Object.keys(FORMATS).join(', ')}`);
    return typeof value === 'number' && write ? write(value, currency) : token;
  });
  const given = PARTS.filter((part) => entry[part] !== undefined);
  for (const part of given) if (!used.has(part)) onProblem(`must show its ${part}, as {${part}}`);
  const typed = entry.text.replace(TOKEN, '');
  const stray = /\{.*?\}/.exec(typed)?.[0];
  if (stray) onProblem(`${stray} is none of ${PARTS.map((part) => `{${part}}`).join(', ')}`);
  if (given.length > 0 && /\d/.test(typed)) onProblem('types a figure: name it in value, min or max');
  return text;
}

/** `Mobile money` within a sentence is `mobile money`; `PayPal` stays. */
function lowerFirst(name: string): string {
  return /^[A-Z][a-z ]+$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
