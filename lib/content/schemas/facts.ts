import { z } from 'zod';
import type factsFile from '@/content/facts.json';
import { day, text } from './common';

const figure = z.number().nonnegative('must not be below zero').optional();

const fact = z.strictObject({
  /** As copy states it, its numbers as `{value}`, `{min:cents}` and the like (lib/money/facts.ts). */
  text,
  value: figure,
  min: figure,
  max: figure,
  /** Sentences print it, so it cannot be empty. */
  list: z.array(text).min(1, 'must name one at least: sentences print it').optional(),
  date: day.optional(),
  spec: text,
  contradicts: text.optional(),
  /** How a claim is meant, in one line, since nobody but the company measured it. */
  method: text.optional(),
  /** Set where the figure is ours, for the owner to replace. */
  sample: z.boolean().optional(),
});

/** Business facts by name; `spec` says which section of the specification states each. */
export const factsSchema = z.record(z.string().regex(/^[a-zA-Z]+$/, 'must be letters only'), fact);

export type Fact = z.infer<typeof fact>;
export type FactName = keyof typeof factsFile;
export type Facts = Record<FactName, Fact>;
