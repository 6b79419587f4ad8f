import { z } from 'zod';
import type navigationFile from '@/content/navigation.json';
import { type CategoryPalette, PALETTE_NAMES } from '../../drawing/covers/palettes';
import {
  audience,
  copyOf,
  day,
  described,
  httpsUrl,
  link,
  oldPath,
  sample,
  seoTitle,
  sitePath,
  slug,
  text,
  unique,
} from './common';
import { castName, deskName } from './drawings';

const links = z.array(link).superRefine(unique('href', 'label'));

export const navigationSchema = z.strictObject({
  words: copyOf<typeof navigationFile.words>(),
  header: links,
  /** Beside the header's places, one press away. */
  more: z.array(link).superRefine(unique('href', 'label')),
  footer: z.strictObject({ company: links, resources: links }),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** Every page that is not an article or a category: its address, what search engines are told, its anchors. */
export const pagesSchema = z.array(
  z.strictObject({
    path: sitePath,
    title: text,
    seoTitle: seoTitle.optional(),
    description: described(),
    /** What stands at the head of the page. */
    masthead: z.strictObject({ eyebrow: text.optional(), title: text, lead: text.optional() }).optional(),
    /** Articles that it leads to, by the names of their files. */
    reads: z.array(text).default([]),
    anchors: z.array(text).default([]),
    /** `false` keeps a page out of the index and the sitemap. */
    index: z.boolean().default(true),
    /** The day on which the page's own text last changed. */
    updated: day.optional(),
  }),
);
export type PageEntry = z.infer<typeof pagesSchema>[number];

const redirect = z.strictObject({
  from: oldPath,
  /** Where it ends: a path of this site, or an address elsewhere. */
  to: z.union([sitePath, httpsUrl.refine((url) => !url.includes('?'), 'must have no query')], {
    error: 'must be a path on this site or an absolute https URL',
  }),
});

export const redirectsSchema = z.strictObject({
  exact: z.array(redirect),
  /** Any path of one segment that begins so. */
  prefix: z.array(
    redirect
      .refine(({ from }) => from !== '/', { path: ['from'], message: 'is how all addresses begin' })
      .refine(({ from }) => !from.slice(1).includes('/'), {
        path: ['from'],
        message: 'must be one part, as in /old: no address of one part begins so',
      }),
  ),
});

const category = z.strictObject({
  slug,
  title: text,
  /** What search engines show where the title alone says too little. */
  seoTitle: seoTitle.optional(),
  audience,
  description: text,
  /** Articles that stand first in its list, by the names of their files; the others follow, newest first. */
  first: z.array(text).optional(),
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
export type Category = z.infer<typeof category> & { kind: 'blog' | 'topic'; palette?: CategoryPalette };

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
