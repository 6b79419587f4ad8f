import { z } from 'zod';
import type partnersFile from '@/content/partners.json';
import { copyOf, sample, sitePath, text, unique } from './common';

const partnership = z.strictObject({
  type: z.enum(['advertising', 'technology', 'strategic', 'affiliate']),
  title: text,
  summary: text,
  brings: z.array(text),
  gets: z.array(text),
  link: z.strictObject({ label: text, href: sitePath }),
});

const mark = z.strictObject({
  name: text,
  /** What such a partner does. */
  kind: text,
  /** Which of the drawn shapes stands for the partner (components/art/drawings/places). */
  shape: z.enum(['wallet', 'mast', 'megaphone', 'plate', 'cap', 'microphone']),
  sample,
});

export const partnersSchema = z.strictObject({
  words: copyOf<(typeof partnersFile)['words']>(),
  /** Specification, section 2, "Partners page". */
  types: z.array(partnership).superRefine(unique('type')),
  marks: z.array(mark).superRefine(unique('name')),
});
export type Partnership = z.infer<typeof partnership>;
export type PartnerMarkEntry = z.infer<typeof mark>;
