import { z } from 'zod';
import { text, words } from './common';

/** Copy of content/notices.json, part by part. */
export const noticesSchema = z.strictObject({
  missing: words('title', 'text', 'search', 'button', 'links'),
  maintenance: words('title', 'links').extend({ text: text }),
  broken: words('heading', 'text', 'title', 'description'),
  emptyList: words('title', 'lead', 'all', 'description'),
  sent: words('home', 'read', 'unsentTitle', 'unsentText'),
});
