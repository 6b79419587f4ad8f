import { z } from 'zod';
import { day, oldPath, sitePath, slug, text } from './common';

/** Front matter of content/articles/<id>.md; the file's name is the id that others refer to. */
export const frontMatterSchema = z.strictObject({
  title: text,
  path: sitePath.regex(
    /^\/(?:blog\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be /<slug> or /blog/<slug>, lower-case words joined by hyphens',
  ),
  /** Addresses that it had before: each redirects to `path`. */
  aliases: z.array(oldPath).default([]),
  author: slug,
  published: day,
  updated: day.optional(),
  category: slug,
  topics: z.array(slug).min(1, 'must name at least one topic'),
  tags: z.array(text).min(1, 'must name at least one tag').max(6, 'must name at most six tags'),
  excerpt: z.string().min(80, 'must have 80 to 165 characters').max(165, 'must have 80 to 165 characters'),
  related: z.array(slug).length(2, 'must name exactly two articles'),
  draft: z.boolean().default(false),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;
