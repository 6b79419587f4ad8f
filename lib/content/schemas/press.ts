import { z } from 'zod';
import { day, sample, sitePath, slug, text, words } from './common';

/** Front matter of content/press/<slug>.md. */
export const releaseSchema = z.strictObject({
  title: text,
  published: day,
  summary: z.string().min(50, 'must have 50 to 165 characters').max(165, 'must have 50 to 165 characters'),
  /** Set while the release is an example of what will stand there. */
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
  /** What stands around the lists: headings, leads and labels. */
  words: z.strictObject({
    kit: words('note', 'open', 'title', 'lead', 'download', 'page').extend({
      downloadOf: text,
    }),
    news: words('title'),
    contact: words('about', 'title', 'subject', 'answer'),
    facts: words('more', 'earners', 'views', 'countries').extend({ founded: text }),
    releases: words('title', 'read', 'card').extend({ eyebrow: text }),
    page: words('releases', 'news', 'kit'),
    sheet: words(
      'title',
      'earn',
      'advertise',
      'company',
      'contact',
      'basis',
      'views',
      'earners',
      'completion',
      'roi',
    ).extend({ founded: text }),
    colours: words(
      'title',
      'sample',
      'display',
      'system',
      'leading',
      'text',
      'ink',
      'leaf',
      'sun',
      'iris',
      'paper',
      'rose',
      'displayText',
    ).extend({ contrast: text, meaning: text }),
    cover: words('title', 'text'),
    logo: words(
      'title',
      'text',
      'light',
      'dark',
      'oneDark',
      'oneLight',
      'space',
      'spaceText',
      'sizes',
      'logoSize',
      'markSize',
      'smallSize',
      'small',
    ),
    rules: words(
      'title',
      'stretch',
      'recolour',
      'tilt',
      'close',
      'effects',
      'crowd',
      'crowded',
      'others',
      'whatsapp',
      'partner',
      'offer',
      'inWords',
      'vary',
      'short',
      'name',
    ),
  }),
  /** The paragraph about the company that ends every release. */
  boilerplate: text,
  news: z.array(newsItem),
  kit: z.array(kitFile),
  /** Rows of the fact sheet. */
  factSheet: z.strictObject({ earners: z.array(row), businesses: z.array(row) }),
});
export type NewsItem = z.infer<typeof newsItem>;
export type KitFile = z.infer<typeof kitFile>;
