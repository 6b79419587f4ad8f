import { z } from 'zod';
import type legalFile from '@/content/legal.json';
import { copyOf, text } from './common';

const count = z.int().positive();

/**
 * Figures of a legal text as rings. A dash stands for `dash` of what the figure counts; there are `dashes` of them, or as
 * many as that makes.
 */
const counted = z.strictObject({
  title: text,
  rings: z.array(
    z.strictObject({
      // A fact that is missing or cannot be read, `{name}` or `n/a`, is reported where that is.
      figure: text.regex(/^(?:\d|\{|n\/a)/, 'must begin with the number that its ring counts'),
      label: text,
      dash: count,
      dashes: count.optional(),
    }),
  ),
});
export type Counted = z.infer<typeof counted>;

/** The head of a legal text, and the text in a few lines for those who will not read all of it. */
const legalText = z.strictObject({
  title: text,
  lead: text,
  counted,
  brief: z.array(z.strictObject({ term: text, text })),
});

/** What stands around the legal texts of content/pages/, by the name of the file. */
export const legalSchema = z.strictObject({
  page: copyOf<(typeof legalFile)['page']>(),
  'privacy-policy': legalText,
  'terms-of-service': legalText,
});
