import { z } from 'zod';
import { audience, slug, text } from './common';

const category = z.strictObject({ slug, title: text, audience, description: text });

export const categoriesSchema = z.strictObject({
  blog: z.array(category).min(1),
  topics: z.array(category).min(1),
});
export type CategoriesFile = z.infer<typeof categoriesSchema>;

/** A blog category (one per article) or a topic (one or more per article): both are listed at /category/<slug>. */
export type Category = z.infer<typeof category> & { kind: 'blog' | 'topic' };

export const authorsSchema = z.array(
  z.strictObject({
    id: slug,
    name: text,
    role: text,
    /** Set where several people write under one name. */
    team: z.boolean().default(false),
    sample: z.boolean(),
  }),
);
export type Author = z.infer<typeof authorsSchema>[number];
