import { z } from 'zod';
import { text } from './common';

const message = z.strictObject({ subject: text, text });
const page = z.strictObject({ title: text, text });

/** What the server writes by email, and the pages that the links in it lead to. Each `{name}` is filled when it is sent. */
export const mailSchema = z.strictObject({
  lead: z.strictObject({ subject: text, suspect: text, ended: text }),
  confirmation: message,
  welcome: message,
  outage: message,
  pages: z.strictObject({
    confirm: page.extend({ button: text }),
    confirmed: page,
    end: page.extend({ button: text }),
    ended: page,
    invalid: page,
  }),
});
