/** The home page, and the forms that stand on it and elsewhere. */
import { z } from 'zod';
import type formsFile from '@/content/forms.json';
import type homeFile from '@/content/home.json';
import { audience, copyOf, link, point, text, texts } from './common';
import { adArt, adTone } from './drawings';

const figure = texts('figure', 'label');

/** Copy of the home page, section by section in the order in which they stand. */
export const homeSchema = z.strictObject({
  words: copyOf<typeof homeFile.words>(),
  hero: z.strictObject({
    badge: text,
    headlines: z.array(z.strictObject({ text, audience: z.enum(['earner', 'advertiser']) })),
    lead: text,
    /** For the other audience, where there is room. */
    other: text,
    /** What matters most to whoever is careful, under the buttons of a phone. */
    facts: z.array(text),
    claims: z.array(figure.extend({ audience })),
    slogans: z.array(texts('text', 'advertiser').extend({ art: adArt, tone: adTone })),
    /** Whose status it is, on her phone. */
    sharer: text,
  }),
  doors: z.array(
    z
      .strictObject({
        audience: z.enum(['earner', 'advertiser']),
        title: text,
        /** Asks for the number that the sum is made of; `start` stands in the field, without it what an average earner has; `max` is the most it takes. */
        question: text,
        start: z.number().positive().optional(),
        max: z.number().positive(),
        answer: texts('before').extend({ after: text.optional() }),
        basis: text,
        guide: link,
      })
      .refine(({ start = 0, max }) => start <= max, { path: ['start'], message: 'must not be above max' }),
  ),
  earningsNote: text,
  features: z.array(
    point.extend({
      id: z.enum(['integration', 'analytics', 'payments', 'targeting', 'growth', 'safety']),
      audience,
    }),
  ),
  /** `sum` is what there is to gain or to pay then, `basis` what for. */
  steps: z.array(point.extend({ sum: text, basis: text })),
  /** `text` is what the figure means, where its label doesn’t say it. */
  stats: z.array(figure.extend({ text: text.optional() })),
  trust: z.array(point),
  /** What WhatsApp's terms say, last among the reasons: no list, so that it stands whatever is emptied. */
  risk: point,
  contact: texts('title', 'lead').extend({ next: z.array(text) }),
});
export type Home = z.infer<typeof homeSchema>;

const form = <Field extends string>(...fields: Field[]) =>
  /** `subject` is that of the email that a visitor can send when the form fails. */
  texts('title', 'subject', 'submit').extend({
    sent: texts('title', 'text', 'again'),
    fields: texts(...fields),
  });

/** Copy of the four forms; lib/leads/forms.ts holds what they accept. */
export const formsSchema = z.strictObject({
  /** What every form says. */
  all: copyOf<typeof formsFile.all>(1),
  /** What is said of a field that is wrong; lib/leads/forms.ts puts in `{label}` and `{over}`. */
  problems: copyOf<typeof formsFile.problems>(1),
  contact: form('name', 'email', 'company', 'message'),
  partner: form('name', 'company', 'email', 'phone', 'partnershipType', 'message').extend({
    options: texts('advertising', 'technology', 'strategic', 'affiliate'),
  }),
  newsletter: form('email').extend({
    /** Where addresses are confirmed by a link, said in place of `sent`. */
    unconfirmed: point,
  }),
  event: form('name', 'email', 'eventId'),
});
