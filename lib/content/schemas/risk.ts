import { z } from 'zod';
import { text } from './common';

/** What stands beside every invitation to sign up as an earner. */
export const riskSchema = z.strictObject({
  title: text,
  rows: z.array(z.strictObject({ title: text, text })),
  meta: text,
});
