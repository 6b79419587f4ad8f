import { z } from 'zod';
import type aboutFile from '@/content/about.json';
import type careersFile from '@/content/careers.json';
import type contactFile from '@/content/contact.json';
import type partnersFile from '@/content/partners.json';
import type payoutsFile from '@/content/payouts.json';
import type pressFile from '@/content/press.json';
import type trustFile from '@/content/trust.json';
import {
  copyOf,
  countryCode,
  day,
  described,
  link,
  point,
  sample,
  sitePath,
  slug,
  text,
  texts,
  unique,
} from './common';

/** The mail that a button begins: its subject, and its paragraphs. */
const letter = z.strictObject({ subject: text, lines: z.array(text) });
const answer = texts('question', 'short', 'text').extend({ id: slug });

export const aboutSchema = z.strictObject({
  words: copyOf<typeof aboutFile.words>(),
  /** The country that the map lights first: specification, section 1. */
  focusCountry: z.strictObject({ code: countryCode, name: text }),
  story: z.array(text),
  principles: z.array(point),
  vision: z.array(point),
});

export const trustSchema = z.strictObject({
  words: copyOf<typeof trustFile.words>(),
  /** Questions somebody asks who has been cheated before, answered in plain words. */
  answers: z.array(answer).superRefine(unique('id', 'question')),
  /** How anyone can find out who the company is. */
  checks: z.array(point),
  /** What the visitor risks under WhatsApp's own terms. */
  risks: z.array(text),
  /** What nobody who speaks for the company asks for. */
  never: z.array(text),
  /** A swindler's messages, what gives them away in bold. */
  scam: z.array(text),
  /** What to do about a fraud in the company's name, in order. */
  report: z.array(point),
  mail: letter,
});

export const contactSchema = z.strictObject({
  words: copyOf<typeof contactFile.words>(),
  steps: z.array(point.extend({ when: text })),
  routes: z.array(texts('title', 'text', 'label', 'href')),
});

/** The terms of trade on one page. */
export const payoutsSchema = z.strictObject({
  words: copyOf<typeof payoutsFile.words>(),
  /** `group` is where it stands: on the payslip, among the questions, or with what advertisers ask. */
  answers: z.array(answer.extend({ group: z.enum(['paid', 'odd', 'advertiser']) })).superRefine(unique('id')),
  split: point,
});

/** What stands beside every invitation to sign up as an earner. */
export const riskSchema = z.strictObject({
  /** On most pages. */
  short: point,
  /** Where the app is downloaded. */
  rest: text,
});

const opening = z.strictObject({
  slug,
  title: text,
  team: text,
  summary: described(),
  about: z.array(text),
  does: z.array(text),
  brings: z.array(text),
  /** What should be true after the first three months. */
  success: text,
  /** The screen of the app that shows it. */
  screen: z.enum(['proof-accepted']).optional(),
  posted: day,
  countries: z.array(text),
  /** Hours shared with the team, in words. */
  hours: text,
  sample,
});
export type Opening = z.infer<typeof opening>;

export const careersSchema = z.strictObject({
  words: copyOf<typeof careersFile.words>(),
  /** Said in place of the list while it is empty. */
  none: text,
  /** Remote, full-time: specification, section 2, "Route table". */
  openings: z.array(opening).superRefine(unique('slug', 'title')),
  hiring: z.array(point),
  /** `terms` is how every opening is offered. */
  application: letter.extend({ terms: text }),
});

const partnership = texts('title', 'summary').extend({
  type: z.enum(['advertising', 'technology', 'strategic', 'affiliate']),
  brings: z.array(text),
  gets: z.array(text),
  link,
});
export type Partnership = z.infer<typeof partnership>;

/** `kind` is what such a partner does, `shape` the mark that stands for it. */
const mark = texts('name', 'kind').extend({
  shape: z.enum(['wallet', 'mast', 'clapper', 'basket', 'cap', 'microphone']),
  sample,
});
export type PartnerMarkEntry = z.infer<typeof mark>;

export const partnersSchema = z.strictObject({
  words: copyOf<typeof partnersFile.words>(),
  /** Specification, section 2, "Partners page". */
  types: z.array(partnership).superRefine(unique('type')),
  marks: z.array(mark).superRefine(unique('name')),
});

/** The headline leads to a page of this site while the mention is a sample; `figure` is what the story turns on. */
const figure = texts('amount', 'what').optional();
const newsItem = texts('outlet', 'headline').extend({ published: day, href: sitePath, sample, figure });
export type NewsItem = z.infer<typeof newsItem>;

const kitFile = texts('title', 'description').extend({
  id: slug,
  /** Name of the file in public/press-kit/; its extension decides the type shown. */
  file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:zip|pdf)$/, 'must be a .zip or .pdf file name'),
  /** The page of this site that says the same, for those who would rather not download. */
  page: sitePath.optional(),
});
export type KitFile = z.infer<typeof kitFile>;

/** `loud` is the row to quote. */
const rows = z.array(texts('term', 'text').extend({ loud: z.boolean().optional() }));

export const pressSchema = z.strictObject({
  words: copyOf<typeof pressFile.words>(),
  /** The paragraph about the company that ends every release. */
  boilerplate: text,
  news: z.array(newsItem).superRefine(unique('headline')),
  kit: z.array(kitFile).superRefine(unique('id')),
  factSheet: z.strictObject({ earners: rows, businesses: rows }),
});
