import { z } from 'zod';
import { sitePath, text } from './common';

const link = z.strictObject({ label: text, href: sitePath });

export const navigationSchema = z.strictObject({
  header: z.array(link).min(1),
  footer: z.strictObject({ company: z.array(link).min(1), resources: z.array(link).min(1) }),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** Every page that is not an article or a category: its address, what search engines are told, its anchors. */
export const pagesSchema = z.array(
  z.strictObject({
    path: sitePath,
    title: text,
    description: z
      .string()
      .min(50, 'must have 50 to 165 characters')
      .max(165, 'must have 50 to 165 characters'),
    anchors: z.array(text).default([]),
    /** `false` keeps a page out of the index and the sitemap. */
    index: z.boolean().default(true),
  }),
);
export type PageEntry = z.infer<typeof pagesSchema>[number];

export const redirectsSchema = z.strictObject({
  /** Old path to where it ends. */
  exact: z.array(z.strictObject({ from: sitePath, to: sitePath })),
  /** Any path of one segment that begins so. */
  prefix: z.array(z.strictObject({ from: sitePath, to: sitePath })),
});
export type RedirectsFile = z.infer<typeof redirectsSchema>;
