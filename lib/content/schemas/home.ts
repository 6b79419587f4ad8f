import { z } from 'zod';
import type homeFile from '@/content/home.json';
import { audience, copyOf, link, point, text, texts } from './common';

const figure = texts('figure', 'label');

/** Ads that the site draws (components/art/drawings/ads) and the grounds they stand on. */
export const adArt = z.enum([
  'bag',
  'duka',
  'pilau',
  'drink',
  'sneaker',
  'lamp',
  'chapati',
  'moped',
  'samosa',
  'track',
]);
export const adTone = z.enum(['sun', 'iris', 'leaf', 'rose', 'sand', 'ink']);
export type AdArtName = z.infer<typeof adArt>;
export type AdTone = z.infer<typeof adTone>;

/** Copy of the home page, section by section in the order in which they stand. */
export const homeSchema = z.strictObject({
  words: copyOf<typeof homeFile.words>(),
  hero: z.strictObject({
    badge: text,
    headlines: z.array(z.strictObject({ text, audience: z.enum(['earner', 'advertiser']) })),
    lead: text,
    /** What matters most to whoever is careful, under the buttons of a phone. */
    facts: z.array(text),
    claims: z.array(figure.extend({ audience })),
    slogans: z.array(texts('text', 'advertiser').extend({ art: adArt, tone: adTone })),
    /** The views and the sum are those of the drawn app's accepted screenshot (content/app.json). */
    phone: texts('sharer', 'sum'),
  }),
  doors: z.array(
    z
      .strictObject({
        audience: z.enum(['earner', 'advertiser']),
        title: text,
        /** Asks for the number that the sum is made of; `start` stands in the field, `max` is the most it takes. */
        question: text,
        start: z.number().positive(),
        max: z.number().positive(),
        answer: texts('before', 'after'),
        basis: text,
        guide: link,
      })
      .refine(({ start, max }) => start <= max, { path: ['start'], message: 'must not be above max' }),
  ),
  earningsNote: text,
  features: z.array(
    point.extend({
      id: z.enum(['integration', 'analytics', 'payments', 'targeting', 'growth', 'safety']),
      audience,
    }),
  ),
  steps: z.array(point.extend({ time: text })),
  stats: z.array(figure),
  trust: z.array(point),
  /** What WhatsApp's terms say, last among the reasons: no list, so that it stands whatever is emptied. */
  risk: point,
  contact: texts('title', 'lead').extend({ next: z.array(text) }),
});
export type Home = z.infer<typeof homeSchema>;
