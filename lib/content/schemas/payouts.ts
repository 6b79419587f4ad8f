import { z } from 'zod';
import type payoutsFile from '@/content/payouts.json';
import { copyOf, point, slug, text, unique } from './common';

/** The terms of trade on one page. */
export const payoutsSchema = z.strictObject({
  words: copyOf<(typeof payoutsFile)['words']>(),
  answers: z
    .array(
      z.strictObject({
        id: slug,
        /** Where it stands: on the payslip, among the questions, or with what advertisers ask. */
        group: z.enum(['paid', 'odd', 'advertiser']),
        question: text,
        short: text,
        text,
      }),
    )
    .superRefine(unique('id')),
  split: point,
});
