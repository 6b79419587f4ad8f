/** Budgets of page weight: brotli bodies of a first load, in bytes. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Weight } from './weigh';

const bytes = z.int().positive();
const Budgets = z.record(
  z.string(),
  z.strictObject({ path: z.string().startsWith('/'), total: bytes, script: bytes }),
);

/** The budget of one page type. */
export type Budget = z.infer<typeof Budgets>[string] & { type: string };

/** @returns every budget, in the file's order */
export function readBudgets(): Budget[] {
  const file = readFileSync(new URL('./budgets.json', import.meta.url), 'utf8');
  return Object.entries(Budgets.parse(JSON.parse(file))).map(([type, budget]) => ({ type, ...budget }));
}

/** @returns what of the page exceeds its budget, in words; empty when all is well */
export function excesses({ type, path, total, script }: Budget, weight: Weight | undefined): string[] {
  if (!weight) return [`${type} (${path}): was not weighed`];
  const measured = [
    ['in all', weight.total.brotli, total],
    ['of script', weight.kinds.script.brotli, script],
  ] as const;
  return measured
    .filter(([, actual, allowed]) => actual > allowed)
    .map(([what, actual, allowed]) => `${type} (${path}): ${actual} bytes ${what}, budget ${allowed}`);
}
