import { z } from 'zod';
import type formsFile from '@/content/forms.json';
import { copyOf, point, texts } from './common';

const form = <Field extends string>(...fields: Field[]) =>
  /** `subject` is that of the email that a visitor can send when the form fails. */
  texts('title', 'subject', 'submit').extend({
    sent: texts('title', 'text', 'again'),
    fields: texts(...fields),
  });

/** Copy of the four forms; lib/leads/rules.ts holds what they accept. */
export const formsSchema = z.strictObject({
  /** What every form says. */
  all: copyOf<typeof formsFile.all>(1),
  /** What is said of a field that is wrong; lib/leads/rules.ts puts in `{label}` and `{over}`. */
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
