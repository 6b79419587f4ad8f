import { z } from 'zod';
import { point, text } from './common';

/** What stands beside every invitation to sign up as an earner. */
export const riskSchema = z.strictObject({
  /** On most pages; the rest stands where the app is downloaded. */
  short: z.strictObject({ title: text, text }),
  title: text,
  rows: z.array(point),
  meta: text,
});
