import { z } from 'zod';
import type careersFile from '@/content/careers.json';
import { copyOf, countryName, day, sample, slug, text, unique } from './common';

const opening = z.strictObject({
  slug,
  title: text,
  team: text,
  /** One sentence for listings and search engines. */
  summary: z.string().min(50, 'must have 50 to 165 characters').max(165, 'must have 50 to 165 characters'),
  /** Why the role exists, a paragraph each. */
  about: z.array(text),
  does: z.array(text),
  brings: z.array(text),
  /** What should be true after the first three months. */
  success: text,
  /** When the opening was published. */
  posted: day,
  /** Where applicants may live, by English name. */
  countries: z.array(countryName),
  /** Hours shared with the team, in words. */
  hours: text,
  sample,
});

export const careersSchema = z.strictObject({
  words: copyOf<(typeof careersFile)['words']>(),
  /** Said in place of the list while it is empty. */
  none: text,
  /** Remote, full-time: specification, section 2, "Route table". */
  openings: z.array(opening).superRefine(unique('slug', 'title')),
  /** What happens after an application, in order. */
  hiring: z.array(z.strictObject({ title: text, text })),
  application: z.strictObject({
    /** How every opening is offered. */
    terms: text,
    subject: text,
    /** Paragraphs of the mail that an applicant fills in. */
    lines: z.array(text),
  }),
});
export type Opening = z.infer<typeof opening>;
