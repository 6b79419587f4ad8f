import { z } from 'zod';
import { textWith, words } from './common';

/** Copy of content/legal.json, part by part. */
export const legalSchema = z.strictObject({
  page: words('eyebrow', 'home', 'short').extend({ updated: textWith('date') }),
});
