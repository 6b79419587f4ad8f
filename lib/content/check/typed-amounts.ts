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
import { maskCode } from '../read/filler';
import currencies from './currencies.json' with { type: 'json' };

/** An amount as it was typed, on which line (from 1), what it comes to in a currency (ISO 4217), and the sentence around it. */
type Typed = { line: number; typed: string; amount: number; currency: string; sentence: string };

/** Signs and names of currencies as people type them, in lower case and without the s of many. */
const NAMES: Readonly<Record<string, string>> = currencies;
const NUMBER = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const NOUN = Object.keys(NAMES)
  .filter((name) => /^(?!ksh)[a-z]/.test(name))
  .map((name) => `${name}s?`)
  .join('|');
const AMOUNT = new RegExp(
  `(?<sign>[$€£₦]|\\b(?:[A-Z]{3}|KSh))\\s?(?<a>${NUMBER})|(?<![\\w.,])(?<b>${NUMBER}|[a-z]+)[\\s-](?:US )?(?<noun>${NOUN})\\b`,
  'g',
);

/** What a sentence may be about, and the facts that state it. */
const TOPICS: readonly { says: RegExp; facts: readonly string[] }[] = [
  {
    says: /\bthreshold\b|\b(?:minimum|smallest|least) (?:payout|balance|withdrawal)\b|\bpaid out (?:from|at)\b/i,
    facts: ['payoutThresholdGuide', 'payoutThresholdFaq'],
  },
  { says: /\b(?:minimum|smallest|lowest) (?:budget|campaign)\b/i, facts: ['minimumBudget'] },
];

/**
 * @param text as it stands in content/, with its expressions and placeholders
 * @returns each typed amount that equals one of our facts or contradicts it, with the line and what to write
 */
export function typedAmounts(text: string, model: MoneyModel): { line: number; reason: string }[] {
  // By their own names, not by `usual` and its kin.
  const ours = [...model.values].filter(
    ([name, { fact, unit, amount }]) => fact && name.startsWith(fact) && /^USD/.test(unit) && amount > 0,
  );
  return amountsOf(text).flatMap((one) => {
    const reason = model.perUnit[one.currency] && (equals(one) ?? contradicts(one));
    return reason ? [{ line: one.line, reason: `types "${one.typed}": ${reason}` }] : [];
  });

  function equals({ amount, currency }: Typed): string | undefined {
    const same = ours.filter(([, value]) => {
      const known = currency === model.currency ? value : rounded(converted(value, currency, model.perUnit));
      return known.amount === amount;
    });
    const written = same.map(([name, value]) => placeholder(name, value, currency));
    return same.length > 0
      ? `if it is ours, write ${written.join(' or ')}, which follows the fact`
      : undefined;
  }

  function contradicts({ sentence, currency }: Typed): string | undefined {
    const topic = TOPICS.find(({ says }) => says.test(sentence));
    const written = ours
      .filter(([name]) => topic?.facts.includes(name))
      .map(
        ([name, value]) =>
          `${placeholder(name, value, currency)} is ${formatRate(value.amount, model.currency)}`,
      );
    return written.length > 0 ? `${written.join(', ')}: write that, if this is ours` : undefined;
  }

  function placeholder(name: string, value: Value, currency: string): string {
    if (currency !== model.currency) return `{{${name} as ${currency}}}`;
    return name === value.fact ? `{${name}}` : `{{${name}}}`;
  }
}

function amountsOf(text: string): Typed[] {
  return maskCode(text)
    .text.split('\n')
    .flatMap((line, index) => {
      const plain = line.replace(/\{\{.*?\}\}|\{[A-Za-z]+\}|\]\([^)]*\)/g, '§');
      return [...plain.matchAll(AMOUNT)].flatMap((found): Typed[] => {
        const { sign, noun, a, b } = found.groups ?? {};
        const amount = numberOf(a ?? b ?? '');
        if (amount === undefined) return [];
        const name = (sign ?? noun ?? '').replace(/(?<=[a-z]{3})s$/, '').toLowerCase();
        const [before, from] = [plain.slice(0, found.index), plain.slice(found.index)];
        const one = {
          line: index + 1,
          typed: found[0],
          amount: name === 'cent' ? amount / 100 : amount,
          currency: NAMES[name] ?? name.toUpperCase(),
          sentence: `${before.split(/[.!?] /).at(-1)}${from.split(/[.!?] /)[0]}`,
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
