/** Whatever list of content/ is emptied, alone or all together: content is sound then, and every page is rendered. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Footer } from '@/components/chrome/Footer';
import { Header } from '@/components/chrome/Header';
import { type ContentFolder, contentFolder, TODAY } from '@/lib/content/folder.fixture';
import { readContent } from '@/lib/content/load';
import { ContentError } from '@/lib/content/problems';
import { JSON_FILES } from '@/lib/content/read/json-content';
import { showing } from '@/lib/content/showing.fixture';
import { errorOf } from '@/lib/site/checks';
import { standingMenus } from '@/lib/site/head';
import { sitePages } from '@/lib/site/pages';
import { htmlOf, nodeOf } from './rendered.fixture';

/** Not lists of content: the pages that have a route in app/, and ids that their markup has. */
const OF_THE_CODE = ['pages.json ', 'pages.json *.anchors'];
/** Each text names one, and sentences print the ways to be paid: empty, they are refused where they are missed. */
const NEEDED = ['authors.json ', 'categories.json blog', 'facts.json paymentMethods.list'];

type List = { file: string; path: string };
const nameOf = ({ file, path }: List) => `${file} ${path}`;

const LISTS: List[] = ['facts.json', ...Object.values(JSON_FILES).map(({ file }) => file)]
  .flatMap((file) => listsIn(parsed(join('content', file))).map((path) => ({ file, path })))
  .filter((list) => !OF_THE_CODE.includes(nameOf(list)));

let folder: ContentFolder;
/** What each page looks up in content, by its address. */
let used: Map<string, ReadonlySet<string>>;
const texts = new Map<string, string>();

beforeAll(async () => {
  folder = contentFolder();
  for (const { file } of LISTS) texts.set(file, readFileSync(join(folder.dir, file), 'utf8'));
  used = new Map();
  expect(await faults()).toEqual([]);
});
afterAll(() => folder.remove());

/** Empties lists, looks, and puts everything back. */
async function withEmpty(lists: readonly List[]): Promise<string[]> {
  const files = new Set(lists.map(({ file }) => file));
  for (const file of files) {
    const is = (path: string) => lists.some((list) => list.file === file && list.path === path);
    folder.write(file, JSON.stringify(emptied(JSON.parse(texts.get(file) ?? ''), is)));
  }
  try {
    return await faults(lists.length === 1 ? keyOf(lists[0]?.file ?? '') : undefined);
  } finally {
    for (const file of files) folder.write(file, texts.get(file) ?? '');
  }
}

describe('an emptied list', () => {
  it('is looked for in all of content', () => {
    expect(LISTS.length).toBeGreaterThan(60);
    expect(LISTS.map(nameOf)).toEqual(expect.arrayContaining(NEEDED));
  });

  it.each(LISTS.filter((list) => !NEEDED.includes(nameOf(list))))('$file $path is sound', async (list) => {
    expect(await withEmpty([list])).toEqual([]);
  });

  it.each(LISTS.filter((list) => NEEDED.includes(nameOf(list))))(
    '$file $path is missed by what names it',
    async (list) => {
      expect(await withEmpty([list])).not.toEqual([]);
    },
  );

  it('is sound with all others empty', async () => {
    expect(await withEmpty(LISTS.filter((list) => !NEEDED.includes(nameOf(list))))).toEqual([]);
  });

  it('is sound with all others empty and no text left', async () => {
    const folders = ['articles', 'press'].map((name) => join(folder.dir, name));
    for (const path of folders) {
      for (const file of readdirSync(path)) if (file.endsWith('.md')) rmSync(join(path, file));
    }
    expect(await withEmpty(LISTS.filter(({ file }) => file !== 'facts.json'))).toEqual([]);
  });
});

/**
 * @param key look only at pages that use this part of content
 * @returns what stops a build, what a page throws, and what it would show of nothing
 */
async function faults(key?: string): Promise<string[]> {
  const read = readContent(folder.dir, TODAY);
  const error = errorOf(read, process.cwd());
  if (error) return error instanceof ContentError ? error.problems.map(({ reason }) => reason) : [`${error}`];
  return showing(read, async (all, looksUp) => {
    const found: string[] = [];
    const menus = { ...all, navigation: standingMenus(all) };
    const pages = sitePages(all).filter(({ path }) => !key || (used.get(path)?.has(key) ?? true));
    const look = async (name: string, node: () => ReactNode | Promise<ReactNode>) => {
      try {
        const html = await htmlOf(await node());
        found.push(...nothings(html).map((part) => `${name} shows ${part}`));
      } catch (thrown) {
        found.push(`${name} throws ${thrown}`);
      }
    };
    await look('header', () => <Header {...menus} />);
    await look('footer', () => <Footer {...menus} />);
    for (const page of pages) {
      const names = await looksUp(() => look(page.path, () => nodeOf(page)));
      if (!used.has(page.path)) used.set(page.path, names);
    }
    return found;
  });
}

/** @returns lists with nothing in them that would be seen, headings without a text, empty structured data, sums of nothing */
function nothings(html: string): string[] {
  const list = /<(ul|ol|dl|tbody|select|h[1-6])\b(?![^>]*(?:empty:hidden| hidden=))[^>]*><\/\1>/g;
  const data = /"\w+":(?:\[\]|"")(?=[^<]*<\/script>)/g;
  const parts = [
    ...html.matchAll(list),
    ...html.matchAll(data),
    ...html.replace(/<[^>]*>/g, ' ').matchAll(/NaN|Infinity|undefined/g),
  ];
  return parts.map(([part]) => part);
}

/** @returns the path of each list in a parsed file, of all entries together: `types.*.brings` */
function listsIn(value: unknown, path: readonly string[] = []): string[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listsIn(item, [...path, Array.isArray(value) ? '*' : key]),
  );
  return [...new Set(Array.isArray(value) ? [path.join('.'), ...inner] : inner)];
}

function emptied(value: unknown, is: (path: string) => boolean, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) {
    return is(path.join('.')) ? [] : value.map((item) => emptied(item, is, [...path, '*']));
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, emptied(item, is, [...path, key])]);
  return Object.fromEntries(entries);
}

function parsed(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @returns the name in content of what a file holds */
function keyOf(file: string): string {
  const [name = 'facts'] = Object.entries(JSON_FILES).find(([, entry]) => entry.file === file) ?? [];
  return name === 'categories' ? 'taxonomy' : name;
}
