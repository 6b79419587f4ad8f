import { z } from 'zod';
import { MOTIF_NAMES } from '../../drawing/covers/motifs';
import { day, described, oldPath, once, seoTitle, sitePath, text } from './common';

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Front matter of content/articles/<id>.md; the file's name is the id that others refer to. */
export const frontMatterSchema = z.strictObject({
  title: text.max(200, 'must have at most 200 characters'),
  /** The document's title, where `title` is longer than a search result shows. */
  seoTitle: seoTitle.optional(),
  path: sitePath.regex(
    /^\/(?:blog\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be /<slug> or /blog/<slug>, lower-case words joined by hyphens',
  ),
  /** Addresses that it had before: each redirects to `path`. */
  aliases: z.array(oldPath).default([]),
  /** Here and below: whether there is one of that name is asked where it is looked up, which knows the nearest. */
  author: text,
  published: day,
  updated: day.optional(),
  category: text,
  /** One at least, while there are any. */
  topics: z.array(text).superRefine(once),
  tags: z
    .array(text.regex(/^[^#,]*$/, 'must be a tag alone, without # and commas'))
    .min(1, 'must name at least one tag')
    .max(6, 'must name at most six tags')
    .superRefine(once),
  excerpt: described(80),
  /** Two, where there are as many: what is asked of all articles together. */
  related: z.array(text).max(2, 'must name exactly two articles'),
  draft: z.boolean().default(false),
  /** A picture of the folder beside the articles, in the place of the drawn cover. */
  cover: text.optional(),
  /** What the drawn cover shows; without it, what the title speaks of. */
  drawing: z.enum(MOTIF_NAMES).optional(),
  /** The language of the text where it is not English, as BCP 47 has it: `sw`, `fr`, `pt-BR`. */
  lang: z
    .string()
    .refine(
      (tag) => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) && LANGUAGES.of(tag.split('-')[0] ?? ''),
      'must be a language tag such as sw, fr or pt-BR',
    )
    .optional(),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;
