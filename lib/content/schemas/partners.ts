import { z } from 'zod';
import { sample, sitePath, text, words } from './common';

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
  kind: text,
  /** Which of the drawn shapes stands for the partner (components/art/PartnerMark.tsx). */
  shape: z.enum(['arc', 'bars', 'petals', 'steps', 'orbit', 'fold']),
  sample,
});

export const partnersSchema = z.strictObject({
  /** What stands around the lists: headings, leads and labels. */
  words: z.strictObject({
    inquiry: words('title', 'lead', 'subject').extend({ reply: text }),
    marks: words('title'),
    types: words('title', 'lead', 'brings', 'gets'),
    wallet: words('eyebrow', 'more', 'label', 'title', 'now', 'route').extend({
      text: text,
      since: text,
    }),
    page: words('send'),
  }),
  /** Specification, section 2, "Partners page". */
  types: z.array(partnership),
  marks: z.array(mark),
});
export type Partnership = z.infer<typeof partnership>;
export type PartnerMarkEntry = z.infer<typeof mark>;
