/** Amounts of money that somebody typed: those of others are nobody's business, one of ours should be a placeholder. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  converted,
  formatRate,
  type MoneyModel,
  numberFromWord,
  rounded,
  type Value,
} from '../../money/index';
import type { Report } from '../problems';
import { maskCode } from '../text/code-mask';
import currencies from './currencies.json' with { type: 'json' };

/** An amount as it was typed, on which line (from 1), and what it comes to in a currency (ISO 4217). */
type Typed = {
  line: number;
  typed: string;
  amount: number;
  currency: string;
  sentence: string;
  after: string;
};

/** Signs and names of currencies as people type them, in lower case and without the s of many. */
const NAMES: Readonly<Record<string, string>> = currencies;
const NUMBER = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const WORD = '[a-z]+';
const CODE = '[A-Z]{3}|KSh';
const NOUN = Object.keys(NAMES)
  .filter((name) => /^(?!ksh)[a-z]/.test(name))
  .map((name) => `${name}s?`)
  .join('|');
const AMOUNT = new RegExp(
  `(?<sign>[$€£₦])\\s?(?<a>${NUMBER})|\\b(?<code>${CODE})[\\s\\u00a0]?(?<b>${NUMBER})|(?<c>${NUMBER})(?<slash>/=)|(?<![\\w.,])(?<d>${NUMBER}|${WORD})[\\s-](?:US )?(?<noun>${NOUN})\\b`,
  'g',
);

/** What a sentence may be about, and the facts that state it. */
const TOPICS = [
  {
    says: /\bthreshold\b|\b(?:minimum|smallest|least) (?:payout|balance|withdrawal)\b|\bpaid out (?:from|at)\b/i,
    facts: ['payoutThresholdGuide', 'payoutThresholdFaq'],
  },
  { says: /\b(?:minimum|smallest|lowest) (?:budget|campaign)\b/i, facts: ['minimumBudget'] },
] as const;
const A_VIEW = /^[\s\u00a0]?(?:a|per|for each|each|for every|every|for a) view\b/i;

/**
 * @param text as it stands in content/, with its expressions and placeholders
 * @returns each typed amount that equals one of our facts or contradicts it, with the line and what to write
 */
export function typedAmounts(text: string, model: MoneyModel): { line: number; reason: string }[] {
  const facts = [...model.values].flatMap(([name, value]) =>
    value.fact !== undefined && /^USD/.test(value.unit) && value.amount > 0 && !SHORT.has(name)
      ? [{ name, value }]
      : [],
  );
  return amountsOf(text).flatMap((one) => {
    const reason = equals(one) ?? contradicts(one) ?? outOfRange(one);
    return reason ? [{ line: one.line, reason: `types "${one.typed}": ${reason}` }] : [];
  });

  function equals({ amount, currency }: Typed): string | undefined {
    const same = facts.filter(({ value }) => inCurrency(value, currency)?.amount === amount);
    if (same.length === 0) return undefined;
    const written = same.map(({ name, value }) => placeholder(name, value, currency));
    return `if it is ours, write ${written.join(' or ')}, which follows the fact`;
  }

  function contradicts({ sentence, currency }: Typed): string | undefined {
    const names = TOPICS.find(({ says }) => says.test(sentence))?.facts ?? [];
    const ours = facts.filter(({ name }) => (names as readonly string[]).includes(name));
    const known = ours.some(({ value }) => inCurrency(value, currency) !== undefined);
    if (!known) return undefined;
    const written = ours.map(({ name, value }) => `${placeholder(name, value, currency)} is ${own(value)}`);
    return `${written.join(', ')}: write that, if this is ours`;
  }

  function outOfRange({ amount, currency, after }: Typed): string | undefined {
    const [low, high] = [model.values.get('lowest'), model.values.get('highest')];
    if (!A_VIEW.test(after) || !low || !high || model.perUnit[currency] === undefined) return undefined;
    const dollars = amount / (model.perUnit[currency] ?? 1);
    if (dollars >= low.amount && dollars <= Math.max(high.amount, model.dearest)) return undefined;
    return `earners get {earningPerViewMin} to {earningPerViewMax} for a view, ${own(low)} to ${own(high)}`;
  }

  function inCurrency(value: Value, currency: string): Value | undefined {
    if (currency === model.currency) return value;
    return model.perUnit[currency] === undefined
      ? undefined
      : rounded(converted(value, currency, model.perUnit));
  }

  function placeholder(name: string, value: Value, currency: string): string {
    if (currency !== model.currency) return `{{${name} as ${currency}}}`;
    return name === value.fact ? `{${name}}` : `{{${name}}}`;
  }

  function own({ amount }: Value): string {
    return formatRate(amount, model.currency);
  }
}

const SHORT = new Set(['lowest', 'highest', 'usual']);

function amountsOf(text: string): Typed[] {
  return maskCode(text)
    .text.split('\n')
    .flatMap((line, index) => {
      const plain = line.replace(/\{\{.*?\}\}|\{[A-Za-z]+\}|\]\([^)]*\)/g, '§');
      return [...plain.matchAll(AMOUNT)].flatMap((found): Typed[] => {
        const { sign, code, slash, noun, a, b, c, d } = found.groups ?? {};
        const amount = numberOf(a ?? b ?? c ?? d ?? '');
        const name = (sign ?? code ?? slash ?? noun ?? '').replace(/(?<=[a-z]{3})s$/, '').toLowerCase();
        if (amount === undefined) return [];
        const [before, from] = [plain.slice(0, found.index), plain.slice(found.index)];
        const one = {
          line: index + 1,
          typed: found[0],
          amount: name === 'cent' ? amount / 100 : amount,
          currency: NAMES[name] ?? name.toUpperCase(),
          sentence: `${before.split(/[.!?] /).at(-1)}${from.split(/[.!?] /)[0]}`,
          after: from.slice(found[0].length),
        };
        return [one];
      });
    });
}

function numberOf(typed: string): number | undefined {
  return /^\d/.test(typed) ? Number(typed.replaceAll(',', '')) : numberFromWord(typed.toLowerCase());
}

/** The model itself holds the numbers, and the manual shows them. */
const EXEMPT = ['facts.json', 'pricing.json', 'README.md'];

/** Warns of each typed amount in content/ that equals or contradicts one of our own (content/README.md). */
export function checkMoney(contentDir: string, model: MoneyModel, warn: Report): void {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:json|md)$/.test(name) && !EXEMPT.includes(name))
    .filter((name) => statSync(join(contentDir, name), { throwIfNoEntry: false })?.isFile())
    .sort();
  for (const file of files) {
    const source = readFileSync(join(contentDir, file), 'utf8');
    for (const { line, reason } of typedAmounts(source, model)) {
      warn({ file, field: '(text)', reason, line });
    }
  }
}
