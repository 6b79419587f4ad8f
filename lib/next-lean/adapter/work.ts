/** What is done for one document at a time, whose text is not kept for longer. */
import { readFileSync } from 'node:fs';
import { digestOf, openCache } from '../cache';
import { withoutFlight } from './next-16/rendered';
import { finishedHtml, type Parts, type Template, templateOf } from './template';

interface Surveyed {
  projectDir: string;
  /** absolute path of a document as Next prerendered it */
  file: string;
  /** digest of the code that makes a template */
  code: string;
  formsPath: string;
}

/** A template without its text, which waits in the cache. */
export interface Survey extends Omit<Template, 'html'> {
  /** of the template in the cache */
  key: string;
}

const TEMPLATES = 'templates';

/** Makes a document's template, or takes it from the cache. */
export function survey({ projectDir, file, code, formsPath }: Surveyed): Survey {
  const cache = openCache(projectDir, TEMPLATES);
  const html = withoutFlight(readFileSync(file, 'utf8'));
  const key = digestOf(code, formsPath, html);
  const known = cache.read(key);
  const template = known ? (JSON.parse(known.toString()) as Template) : templateOf(html, formsPath);
  if (!known) cache.write(key, JSON.stringify(template));
  const { html: _, ...rest } = template;
  return { ...rest, key };
}

/**
 * @param key of a template in the cache
 * @returns the document as it is published
 * @throws when its template is not in the cache
 */
export function documentOf(projectDir: string, key: string, parts: Parts): string {
  const known = openCache(projectDir, TEMPLATES).read(key);
  if (!known) throw new Error(`The build cache lost the template ${key} while it was in use.`);
  return finishedHtml(JSON.parse(known.toString()) as Template, parts);
}
