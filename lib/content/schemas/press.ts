import { z } from 'zod';
import type pressFile from '@/content/press.json';
import { copyOf, day, described, sample, sitePath, slug, text, unique } from './common';

/** Front matter of content/press/<slug>.md. */
export const releaseSchema = z.strictObject({
  title: text,
  published: day,
  summary: described(),
  sample,
});

const newsItem = z.strictObject({
  outlet: text,
  headline: text,
  published: day,
  /** Where the headline leads: a page of this site while the mention is a sample. */
  href: sitePath,
  sample,
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

const row = z.strictObject({ term: text, text });

export const pressSchema = z.strictObject({
  words: copyOf<(typeof pressFile)['words']>(),
  /** The paragraph about the company that ends every release. */
  boilerplate: text,
  news: z.array(newsItem).superRefine(unique('headline')),
  kit: z.array(kitFile).superRefine(unique('id')),
  factSheet: z.strictObject({ earners: z.array(row), businesses: z.array(row) }),
});
export type ReleaseFront = z.infer<typeof releaseSchema>;
export type NewsItem = z.infer<typeof newsItem>;
export type KitFile = z.infer<typeof kitFile>;
