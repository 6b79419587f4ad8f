import { z } from 'zod';
import type careersFile from '@/content/careers.json';
import { copyOf, countryName, day, described, point, sample, slug, text, unique } from './common';

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
  posted: day,
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
  hiring: z.array(point),
  application: z.strictObject({
    /** How every opening is offered. */
    terms: text,
    subject: text,
    lines: z.array(text),
  }),
});
export type Opening = z.infer<typeof opening>;
