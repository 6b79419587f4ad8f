/** What is done for one document or file at a time, whose text is not kept for longer. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digestOf, openCache } from '../cache';
import { compressedFile, type Worth } from '../export/compress';
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
export interface Survey extends Omit<Template, 'html' | 'slots'> {
  /** of the template in the cache */
  key: string;
}

export interface FinishTask {
  kind: 'finish';
  projectDir: string;
  /** of the template in the cache */
  key: string;
  parts: Parts;
  /** absolute paths to write */
  targets: readonly string[];
  compress: Worth;
}

export interface CopyTask {
  kind: 'copy';
  projectDir: string;
  /** absolute path of what to copy, or the bytes themselves */
  source: string | Uint8Array;
  /** absolute path */
  target: string;
  /** as what to write it compressed too, if at all */
  compress: Worth | undefined;
}

export type Task = FinishTask | CopyTask;

const TEMPLATES = 'templates';

/** Makes a document's template, or takes it from the cache. */
export function survey({ projectDir, file, code, formsPath }: Surveyed): Survey {
  const cache = openCache(projectDir, TEMPLATES);
  const html = withoutFlight(readFileSync(file, 'utf8'));
  const key = digestOf(code, formsPath, html);
  const known = cache.read(key);
  const template = known ? (JSON.parse(known.toString()) as Template) : templateOf(html, formsPath);
  if (!known) cache.write(key, JSON.stringify(template));
  const { html: _, slots: __, ...rest } = template;
  return { ...rest, key };
}

/**
 * Writes a document as it is published, and its compressed forms.
 * @throws when its template is not in the cache
 */
async function finish({ projectDir, key, parts, targets, compress }: FinishTask): Promise<void> {
  const known = openCache(projectDir, TEMPLATES).read(key);
  if (!known) throw new Error(`The build cache lost the template ${key} while it was in use.`);
  const template = JSON.parse(known.toString()) as Template;
  const body = Buffer.from(finishedHtml(template, parts));
  for (const target of targets) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, body);
    await compressedFile(projectDir, body, compress, target);
  }
}

async function copy({ projectDir, source, target, compress }: CopyTask): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const body = typeof source === 'string' ? readFileSync(source) : Buffer.from(source);
  writeFileSync(target, body);
  if (compress) await compressedFile(projectDir, body, compress, target);
}

export function perform(task: Task): Promise<void> {
  return task.kind === 'finish' ? finish(task) : copy(task);
}
