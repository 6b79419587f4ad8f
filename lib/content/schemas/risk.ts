import { z } from 'zod';
import { text } from './common';

/** What stands beside every invitation to sign up as an earner. */
export const riskSchema = z.strictObject({
  title: text,
  terms: text,
  meta: text,
  rules: z.array(text),
});
