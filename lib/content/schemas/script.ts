import { z } from 'zod';
import { text, words } from './common';

/** Copy of content/script.json, part by part: what the site script says by itself. */
export const scriptSchema = z.strictObject({
  share: words('copied', 'byHand'),
  consent: words('title', 'plain', 'google', 'policy', 'decline', 'allow'),
  search: words('failed'),
  number: words('any').extend({ range: text }),
  calculator: words('unread', 'loss').extend({ tooMany: text, rare: text }),
});
