/** Budgets of page weight: brotli bodies, in bytes. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Weight } from './weigh';

const bytes = z.int().positive();
const Budgets = z.strictObject({
  firstIsland: bytes,
  furtherIsland: bytes,
  pages: z.record(
    z.string(),
    z.strictObject({
      path: z.string().startsWith('/'),
      total: bytes,
      script: bytes,
      scrolled: bytes.optional(),
    }),
  ),
});

/** The budget of one page type: first load, its scripts, the page read to its end, and what its islands add. */
export type Budget = z.infer<typeof Budgets>['pages'][string] & {
  type: string;
  firstIsland: number;
  furtherIsland: number;
};

/** @returns every budget, in the file's order */
export function readBudgets(): Budget[] {
  const file = readFileSync(new URL('./budgets.json', import.meta.url), 'utf8');
  const { pages, ...islands } = Budgets.parse(JSON.parse(file));
  return Object.entries(pages).map(([type, budget]) => ({ type, ...budget, ...islands }));
}

/** Part of a document that an owner's name, menus and words may weigh more than those it was agreed with. */
const WORDS = 1 / 20;

/** @returns what of the page exceeds its budget, in words; empty when all is well */
export function excesses(budget: Budget, weight: Weight | undefined): string[] {
  const { type, path } = budget;
  if (!weight) return [`${type} (${path}): was not weighed`];
  const words = Math.floor(weight.kinds.document.brotli * WORDS);
  const measured = [
    ['in all', weight.total, budget.total + words],
    ['of script', weight.kinds.script, budget.script],
    ['read to its end', weight.scrolled, (budget.scrolled ?? Number.POSITIVE_INFINITY) + words],
    ['for the first island', weight.firstIsland, budget.firstIsland],
    ['for a further island', weight.furtherIsland, budget.furtherIsland],
  ] as const;
  return measured
    .filter(([, { brotli }, allowed]) => brotli > allowed)
    .map(([what, { brotli }, allowed]) => `${type} (${path}): ${brotli} bytes ${what}, budget ${allowed}`);
}
