import { z } from 'zod';
import { text, textWith, words } from './common';

/** The head of a legal text, and the text in a few lines for those who will not read all of it. */
const legalText = z.strictObject({
  title: text,
  lead: text,
  brief: z.array(z.strictObject({ term: text, text })),
});

/** What stands around the legal texts of content/pages/, by the name of the file. */
export const legalSchema = z.strictObject({
  page: words('eyebrow', 'home', 'short').extend({ updated: textWith('date') }),
  'privacy-policy': legalText,
  'terms-of-service': legalText,
});
