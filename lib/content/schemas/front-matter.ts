import { z } from 'zod';
import { MOTIF_NAMES } from '../../drawing/covers/motifs';
import { day, described, httpsUrl, oldPath, sample, seoTitle, sitePath, text, texts, unique } from './common';
import { castName } from './drawings';

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
  topics: z.array(text),
  tags: z
    .array(text.regex(/^[^#,]*$/, 'must be a tag alone, without # and commas'))
    .min(1, 'must name at least one tag')
    .max(6, 'must name at most six tags'),
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

const count = z.int().positive();

/** A few figures of a text. */
const counted = z.strictObject({ title: text, rows: z.array(texts('figure', 'label')) });
export type Counted = z.infer<typeof counted>;

/** Of the cast, as they stand beside a heading or a panel. */
const person = z.strictObject({
  name: castName,
  pose: z.enum([
    'phone',
    'laughing',
    'call',
    'folded',
    'walk',
    'sit',
    'waiting',
    'present',
    'laptop',
    'sheet',
    'stack',
    'lock',
    'warn',
  ]),
});

const button = z.strictObject({
  label: text,
  href: z.union([sitePath, httpsUrl], { error: 'must be a path on this site or an absolute https URL' }),
});

/** Front matter of content/pages/<slug>.md, a page at /<slug>. */
export const pageSchema = z.strictObject({
  title: text.max(200, 'must have at most 200 characters'),
  seoTitle: seoTitle.optional(),
  description: described(),
  /** The day on which its text last changed, or the name of a fact that has one; `dated` shows it. */
  updated: z.union([day, text.regex(/^[A-Za-z]+$/)], {
    error: 'must be a day that exists, as YYYY-MM-DD, or the name of a fact that has one',
  }),
  dated: z.boolean().default(false),
  /** `false` keeps a page out of the index and the sitemap. */
  index: z.boolean().default(true),
  /** Where a link to it stands: behind "More" in the header, and in the columns of the footer. */
  menu: z.array(z.enum(['header', 'company', 'resources'])).default([]),
  /** What the link says instead of the title. */
  menuLabel: text.optional(),
  /** The colours of its head: amber for earners, violet for advertisers, light, or dark. */
  family: z.enum(['earner', 'advertiser', 'paper', 'ink']).default('paper'),
  eyebrow: text.optional(),
  heading: text.optional(),
  lead: text.optional(),
  button: button.optional(),
  /** Drawn people or figures beside the heading. */
  people: z.array(person).max(3, 'must name at most three people').superRefine(unique('name')).optional(),
  /** Who or what figure stands beside a chapter of the text, which is counted from 1. */
  beside: z
    .array(z.union([person.extend({ chapter: count }), texts('figure', 'text').extend({ chapter: count })]))
    .default([]),
  counted: counted.optional(),
  /** The text in a few lines, for those who will not read all of it. */
  short: z.array(texts('term', 'text').extend({ risk: z.literal(true).optional() })).default([]),
  /** Whether the company's address stands below the text. */
  address: z.boolean().default(false),
  /** Articles that it leads to, by the names of their files. */
  reads: z.array(text).default([]),
  /** What it ends with. */
  call: z
    .strictObject({
      title: text,
      text,
      buttons: z.array(button).min(1).max(2, 'must hold one or two buttons'),
    })
    .optional(),
});
export type PageFront = z.infer<typeof pageSchema>;

/** Front matter of content/press/<slug>.md. */
export const releaseSchema = z.strictObject({
  title: text,
  published: day,
  summary: described(),
  /** Who the news is about, in place of a newspaper, or the screen of the app that shows it. */
  people: z.array(person).max(2, 'must name at most two people').superRefine(unique('name')).optional(),
  screen: z.enum(['payout-methods']).optional(),
  /** What the news is about, to be read. */
  button: button.optional(),
  counted: counted.optional(),
  /** Who says the sentence that the text sets off. */
  speaker: person.optional(),
  sample,
});
export type ReleaseFront = z.infer<typeof releaseSchema>;
