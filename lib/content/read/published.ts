import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { check } from '../check/schema';
import type { Report } from '../problems';
import { sitePath, text } from '../schemas/common';
import { isRecord } from '../text/json-texts';
import { readJson } from './json-file';

/** The addresses that visitors and search engines know, kept by `npm run check-content -- --fix`. */
export const PUBLISHED_FILE = 'published.json';

export type Published = ReturnType<typeof readPublished>;

/** Reads which addresses were published, and what names them apart from the product's slug. */
export function readPublished(contentDir: string, report: Report) {
  const listed = existsSync(join(contentDir, PUBLISHED_FILE))
    ? check(z.record(text, sitePath), readJson(contentDir, PUBLISHED_FILE, report), PUBLISHED_FILE, report)
    : undefined;
  // What is wrong with these two is told where they are read as content.
  const typed = (file: string) => readJson(contentDir, file, () => {});
  const categories = typed('categories.json');
  const redirects = typed('redirects.json');
  return {
    /** By id, as the file has them. */
    addresses: new Map(Object.entries(listed ?? {})),
    /** Of categories as they are typed, in the order of the taxonomy: `{product}` whatever the product is called. */
    slugs: [...fields(categories, 'blog', 'slug'), ...fields(categories, 'topics', 'slug')],
    /** Of redirects.json as they are typed, in their order. */
    oldPaths: fields(redirects, 'exact', 'from'),
  };
}

function fields(file: unknown, list: string, field: string): string[] {
  const entries = isRecord(file) && Array.isArray(file[list]) ? file[list] : [];
  return entries.map((entry) => (isRecord(entry) ? String(entry[field]) : ''));
}
