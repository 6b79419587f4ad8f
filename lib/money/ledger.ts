import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountsIn } from './amounts';
import { type FactEntry, factText } from './facts';
import { fillExamples } from './fill';
import { type MoneyModel, moneyModel, type PriceList } from './model';

/** Where an amount in copy comes from: a fact, or an expression of a file, and what it came to. */
export type LedgerEntry = { source: string; text: string };

/** @returns the sources by amount; a bare number also counts with the name of a currency after it */
export function sourcesByAmount(entries: readonly LedgerEntry[]): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const { source, text } of entries) {
    const bare = /^[\d,.]+$/.test(text) ? [`${text} shillings`, `${text} naira`] : [];
    for (const amount of [...amountsIn(text), ...bare]) {
      sources.set(amount, [...(sources.get(amount) ?? []), source]);
    }
  }
  return sources;
}

/**
 * @param contentDir a content folder without mistakes
 * @returns every fact as it is written out, and every worked example in copy with its file, its line and its result
 */
export function contentLedger(contentDir: string): LedgerEntry[] {
  const facts = readJson<Record<string, FactEntry>>(contentDir, 'facts.json');
  const { currency } = readJson<{ currency: string }>(contentDir, 'site.json');
  const model = moneyModel(facts, readJson<PriceList>(contentDir, 'pricing.json'), currency);
  return [
    ...Object.entries(facts).map(([name, fact]) => ({
      source: `facts.json ${name}`,
      text: factText(fact, currency, () => {}),
    })),
    ...readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|md)$/.test(file) && file !== 'README.md')
      .flatMap((file) => worked(contentDir, file, model)),
  ];
}

function worked(contentDir: string, file: string, model: MoneyModel): LedgerEntry[] {
  const raw = readFileSync(join(contentDir, file), 'utf8');
  const texts = file.endsWith('.md') ? [raw] : strings(JSON.parse(raw));
  return texts.flatMap((text) => {
    const entries: LedgerEntry[] = [];
    fillExamples(
      text,
      model,
      () => {},
      ({ line, expression, text: made }) => {
        const place = file.endsWith('.md') ? `${file}:${line}` : file;
        entries.push({ source: `${place} {{${expression}}}`, text: made });
      },
    );
    return entries;
  });
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

function readJson<Data>(contentDir: string, file: string): Data {
  return JSON.parse(readFileSync(join(contentDir, file), 'utf8')) as Data;
}
