/** A text of content/ that nothing shows would be changed in vain, and no schema of copy refuses one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Footer } from '@/components/chrome/Footer';
import { Header } from '@/components/chrome/Header';
import { reading } from '@/lib/content';
import { JSON_FILES } from '@/lib/content/read/json-content';
import { COPY } from '@/lib/content/schemas/common';
import { showing } from '@/lib/content/showing.fixture';
import { standingMenus } from '@/lib/site/head';
import { sitePages } from '@/lib/site/pages';
import { htmlOf, nodeOf } from './rendered.fixture';

it('every text of copy is looked up by a page, or named by the code of mails, scripts and forms', async () => {
  const shown = await lookedUp();
  const code = sources();
  const copy = Object.entries(JSON_FILES).flatMap(([name, { file, schema }]) => {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const value: unknown = JSON.parse(readFileSync(join('content', file), 'utf8'));
    return copyIn(described, value).map((path) => ({ file, path, key: [name, ...path].join('.') }));
  });
  expect(copy.length).toBeGreaterThan(500);
  const isNamed = (name: string) => new RegExp(`\\.${name}\\b(?!\\()|'${name}'`).test(code);
  const unread = copy.filter(({ key, path }) => !shown.has(key) && !isNamed(path.at(-1) ?? ''));
  expect(unread.map(({ file, path }) => `${file} ${path.join('.')}`)).toEqual([]);
});

/** @returns what all pages together look up of content, by dotted paths */
function lookedUp(): Promise<ReadonlySet<string>> {
  return showing(reading(), (all, looksUp) => {
    const menus = { ...all, navigation: standingMenus(all) };
    return looksUp(async () => {
      await htmlOf(<Header {...menus} />);
      await htmlOf(<Footer {...menus} />);
      for (const page of sitePages(all)) await htmlOf(await nodeOf(page));
    });
  });
}

/** @returns the code of the product, without its tests */
function sources(): string {
  const files = ['app', 'components', 'lib'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** @returns the path of each value that a schema takes as it is, without knowing what it holds */
function copyIn(schema: unknown, value: unknown, path: string[] = []): string[][] {
  if (!isRecord(schema) || !isRecord(value)) return [];
  if (schema[COPY]) return pathsIn(value, path);
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(([key, inner]) =>
    copyIn(inner, value[key], [...path, key]),
  );
}

function pathsIn(value: unknown, path: string[]): string[][] {
  if (!isRecord(value)) return [path];
  const entries = Array.isArray(value) ? [] : Object.entries(value);
  return [path, ...entries.flatMap(([key, inner]) => pathsIn(inner, [...path, key]))].filter(
    ({ length }) => length > 0,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
