import { z } from 'zod';
import { day, sample, slug, text, unique, words } from './common';

const points = z.array(text).min(3, 'must have at least three points');

const opening = z.strictObject({
  slug,
  title: text,
  team: text,
  /** One sentence for listings and search engines. */
  summary: z.string().min(50, 'must have 50 to 165 characters').max(165, 'must have 50 to 165 characters'),
  /** Why the role exists, a paragraph each. */
  about: z.array(text).min(1),
  does: points,
  brings: points,
  /** What should be true after the first three months. */
  success: text,
  /** When the opening was published. */
  posted: day,
  /** Where applicants may live, by English name. */
  countries: z.array(text).min(1),
  /** Hours shared with the team, in words. */
  hours: text,
  sample,
});

export const careersSchema = z.strictObject({
  /** What stands around the lists: headings, leads and labels. */
  words: z.strictObject({
    hiring: words('title').extend({ lead: text }),
    opening: words(
      'terms',
      'team',
      'where',
      'when',
      'published',
      'label',
      'apply',
      'read',
      'others',
      'about',
      'does',
      'brings',
      'success',
      'card',
    ).extend({ mail: text, readOf: text }),
    hours: words('shared', 'team', 'yours'),
    page: words('title', 'subject').extend({ missing: text }),
  }),
  /** Said in place of the list while it is empty. */
  none: text,
  /** Remote, full-time: specification, section 2, "Route table". */
  openings: z.array(opening).superRefine(unique('slug')),
  /** What happens after an application, in order. */
  hiring: z.array(z.strictObject({ title: text, text })),
  application: z.strictObject({
    /** How every opening is offered. */
    terms: text,
    subject: text,
    /** Paragraphs of the mail that an applicant fills in. */
    lines: z.array(text).min(1),
  }),
});
export type Opening = z.infer<typeof opening>;
