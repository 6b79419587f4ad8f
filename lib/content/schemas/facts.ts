import { z } from 'zod';
import type factsFile from '@/content/facts.json';
import { meant } from '../text/nearest';
import { day, httpsUrl, text } from './common';

/** What would be printed as more than a thousand per cent was meant as per cent. */
const LARGEST_SHARE = 10;
const figure = z.number().nonnegative('must not be below zero').optional();

export const factSchema = z.strictObject({
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
export const factsSchema = z
  .record(z.string().regex(/^[a-zA-Z]+$/, 'must be letters only'), factSchema)
  .superRefine((facts, context) => {
    for (const [name, { text, value = 0, min = 0, max = min, contradicts }] of Object.entries(facts)) {
      const problem = (field: keyof Fact, message: string) =>
        context.addIssue({ code: 'custom', path: [name, field], message });
      if (min > max) problem('min', 'must not be above max');
      if (text.includes('{value:percent}') && value > LARGEST_SHARE)
        problem('value', `must be a share: ${value / 100} is printed as ${value}%`);
      if (contradicts && !facts[contradicts]) {
        const others = Object.keys(facts).filter((other) => other !== name);
        const fix = meant(contradicts, others) || ': bring it back, or take this line away';
        problem('contradicts', `"${contradicts}" is no fact${fix}`);
      }
      if (name.endsWith('Url') && !httpsUrl.safeParse(text).success)
        problem('text', 'must be an absolute https URL');
    }
  });

export type Fact = z.infer<typeof factSchema>;
export type FactName = keyof typeof factsFile;
export type Facts = Record<FactName, Fact>;
