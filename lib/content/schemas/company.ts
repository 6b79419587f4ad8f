import { z } from 'zod';
import type aboutFile from '@/content/about.json';
import type contactFile from '@/content/contact.json';
import type trustFile from '@/content/trust.json';
import { copyOf, countryCode, point, slug, text, unique } from './common';

export const aboutSchema = z.strictObject({
  words: copyOf<(typeof aboutFile)['words']>(),
  /** The country that the map lights first: specification, section 1. */
  focusCountry: z.strictObject({
    code: countryCode,
    name: text,
  }),
  story: z.array(text),
  principles: z.array(point),
  vision: z.array(point),
});

export const trustSchema = z.strictObject({
  words: copyOf<(typeof trustFile)['words']>(),
  /** Questions somebody asks who has been cheated before, answered in plain words. */
  answers: z
    .array(z.strictObject({ id: slug, question: text, short: text, text }))
    .superRefine(unique('id', 'question')),
  /** What the visitor risks under WhatsApp's own terms. */
  risks: z.array(text),
  /** What nobody who speaks for the company asks for. */
  never: z.array(text),
  /** What to do about a fraud in the company's name, in order. */
  report: z.array(point),
  /** The mail that a report begins with: its subject, and its paragraphs. */
  mail: z.strictObject({ subject: text, lines: z.array(text) }),
});

export const contactSchema = z.strictObject({
  words: copyOf<(typeof contactFile)['words']>(),
  steps: z.array(point),
  routes: z.array(z.strictObject({ title: text, text, label: text, href: text })),
});
