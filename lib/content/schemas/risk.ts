import { z } from 'zod';
import { text } from './common';

/** What stands beside every invitation to sign up as an earner. */
export const riskSchema = z.strictObject({
  title: text,
  terms: text,
  /** Word for word from WhatsApp's terms of service. */
  quote: text,
  label: text,
  meta: text,
  rules: z.array(text).min(1),
});
