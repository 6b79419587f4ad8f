import { z } from 'zod';
import type castFile from '@/content/cast.json';
import { copyOf, texts } from './common';

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
  'mumbi',
]);
export type CastName = z.infer<typeof castName>;

/** What lies on a team's desk (components/art/drawings/desks): a team has no face. */
export const deskName = z.enum(['phone', 'shop', 'chart', 'talk', 'page']);
export type DeskName = z.infer<typeof deskName>;

/** How samples and portraits are marked where they are seen; `samples` is the line at the head of each group. */
export const castSchema = texts('sample', 'claims', 'mark', 'method').extend({
  samples: copyOf<typeof castFile.samples>(1),
});
