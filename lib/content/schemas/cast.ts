import { z } from 'zod';
import { text } from './common';

/** The drawn people of components/art/cast: illustrations, never photographs, and nobody real. */
export const castName = z.enum([
  'wanjiru',
  'tunde',
  'naledi',
  'kwame',
  'faith',
  'kevin',
  'njeri',
  'amina',
  'joseph',
  'chidinma',
  'samuel',
]);
export type CastName = z.infer<typeof castName>;

/** How samples and portraits are marked where they are seen. */
export const castSchema = z.strictObject({
  sample: text,
  claims: text,
  mark: text,
  method: text,
  note: text,
});
