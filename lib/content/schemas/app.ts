import { z } from 'zod';
import type appFile from '@/content/app.json';
import { copyOf, sample, text } from './common';
import { adArt, adTone } from './home';

const count = z.int().min(1);
const label = text;

/** What the drawn app (components/art/app) shows. Sums on it are computed from these numbers and the usual rate. */
export const appSchema = z.strictObject({
  words: copyOf<(typeof appFile)['words']>(),
  sample,
  navigation: z.strictObject({ campaigns: text, proofs: text, balance: text }),
  install: z.strictObject({ label, store: text, button: text, points: z.array(text) }),
  register: copyOf<(typeof appFile)['register']>(1),
  campaigns: z.strictObject({
    label,
    title: text,
    note: text,
    items: z.array(
      z.strictObject({
        name: text,
        advertiser: text,
        art: adArt,
        tone: adTone,
        megabytes: z.number().positive(),
        hoursToGo: count,
      }),
    ),
  }),
  post: z.strictObject({ label, title: text, saved: text, keep: text, button: text }),
  proof: z.strictObject({
    label,
    title: text,
    viewedBy: text,
    names: text,
    accepted: text,
    views: count,
    posted: text,
    taken: text,
  }),
  balance: z.strictObject({
    label,
    title: text,
    views: count,
    posts: count,
    open: text,
    recent: z.array(z.strictObject({ name: text, views: count })),
    method: text,
    to: text,
    time: text,
    button: text,
  }),
});
export type AppCopy = z.infer<typeof appSchema>;
