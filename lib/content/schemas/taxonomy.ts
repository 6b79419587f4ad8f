import { z } from 'zod';
import { PALETTE_NAMES, type PaletteName } from '../../drawing/covers/palettes';
import { castName, deskName } from './cast';
import { audience, once, sample, seoTitle, slug, text, unique } from './common';

const category = z.strictObject({
  slug,
  title: text,
  /** What search engines show where the title alone says too little. */
  seoTitle: seoTitle.optional(),
  audience,
  description: text,
  /** Articles that stand first in its list, by the names of their files; the others follow, newest first. */
  first: z.array(text).superRefine(once).optional(),
});

export const categoriesSchema = z
  .strictObject({
    /** `palette` is the family of colours that the covers of the category's articles are drawn in. */
    blog: z.array(category.extend({ palette: z.enum(PALETTE_NAMES) })).superRefine(unique('slug', 'title')),
    topics: z.array(category).superRefine(unique('slug', 'title')),
  })
  .refine(
    ({ blog, topics }) =>
      !topics.some(({ slug, title }) => blog.some((one) => one.slug === slug || one.title === title)),
    {
      path: ['topics'],
      message: 'must have no slug and no title of a category of the blog',
    },
  );

/** A blog category (one per article) or a topic (one or more per article): both are listed at /category/<slug>. */
export type Category = z.infer<typeof category> & { kind: 'blog' | 'topic'; palette?: PaletteName };

const author = z.strictObject({
  id: slug,
  name: text,
  role: text,
  /** Who of the cast it is; a team has a desk instead. */
  portrait: castName.optional(),
  desk: deskName.optional(),
  /** Set where several people write under one name. */
  team: z.boolean().default(false),
  sample,
});

export const authorsSchema = z.array(author).superRefine(unique('id', 'name'));
export type Author = z.infer<typeof authorsSchema>[number];
