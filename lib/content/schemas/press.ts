import { z } from 'zod';
import { day, sitePath, slug, text } from './common';

/** Front matter of content/press/<slug>.md. */
export const releaseSchema = z.strictObject({
  title: text,
  published: day,
  summary: z.string().min(50, 'must have 50 to 165 characters').max(165, 'must have 50 to 165 characters'),
  /** Set while the release is an example of what will stand there. */
  sample: z.boolean().default(false),
});

const newsItem = z.strictObject({
  outlet: text,
  headline: text,
  published: day,
  /** Where the headline leads: a page of this site while the mention is a sample. */
  href: sitePath,
  sample: z.boolean(),
});

const kitFile = z.strictObject({
  id: slug,
  title: text,
  description: text,
  /** Name of the file in public/press-kit/; its extension decides the type shown. */
  file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:zip|pdf)$/, 'must be a .zip or .pdf file name'),
  /** The page of this site that says the same, for those who would rather not download. */
  page: sitePath.optional(),
});

export const pressSchema = z.strictObject({
  /** The paragraph about the company that ends every release. */
  boilerplate: text,
  news: z.array(newsItem),
  kit: z.array(kitFile),
});
export type NewsItem = z.infer<typeof newsItem>;
export type KitFile = z.infer<typeof kitFile>;
