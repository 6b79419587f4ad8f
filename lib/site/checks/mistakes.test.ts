/** What editors get wrong: each mistake gives one line with file, line, reason and what to write, and no second line. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { articleText, type ContentFolder, contentFolder, TODAY } from '../../content/folder.fixture';
import { readContent } from '../../content/load';
import { formatProblems } from '../../content/problems';
import { JSON_FILES } from '../../content/read/json-content';
import { errorOf } from './';
import { BODIES, FRONTS, OTHERS } from './mistakes.fixture';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

function lines(): string[] {
  const { problems = [] } = errorOf(readContent(folder.dir, TODAY), process.cwd()) ?? {};
  return problems.map((problem) => formatProblems([problem]).trim());
}

/** Each text is an article of its own, since reading a folder for each would take minutes. */
function expectOneLineEach(
  rows: readonly (readonly [what: string, text: string, place: string, reason: string])[],
) {
  const file = (index: number) => `articles/m${index}.md`;
  for (const [index, [, text]] of rows.entries()) {
    const titled = text.replace('title: "One"', `title: "One ${index}"`);
    folder.write(file(index), titled.replace(/^path: \/one$/m, `path: /m${index}`));
  }
  const found = lines();
  const unexpected = rows.flatMap(([what, , place, reason], index) => {
    const own = found.filter((line) => line.startsWith(`content/${file(index)}:`));
    const [line = ''] = own;
    const isTold = own.length === 1 && line.includes(`:${place}`) && line.includes(reason);
    return isTold ? [] : [{ what, wanted: `${place}  ${reason}`, told: own }];
  });
  expect(unexpected).toEqual([]);
  expect(found).toHaveLength(rows.length);
}

it('each mistake in a body gives one line', () => {
  expectOneLineEach(BODIES.map(([what, body, ...line]) => [what, articleText({}, body), ...line]));
});

it('each mistake in front matter gives one line', () => {
  expectOneLineEach(FRONTS.map(([what, mistake, ...line]) => [what, mistake(articleText()), ...line]));
});

it.each(OTHERS)('%s gives one line', (_, mistake, place, reason) => {
  mistake(folder);
  const found = lines();
  expect(found).toEqual([expect.stringContaining(reason)]);
  expect(found[0]).toContain(`content/${place}`);
});

it('of an article are told at once, those in names too, and that its links come later', () => {
  const front = {
    published: 'tomorrow',
    author: 'eda',
    category: 'nevs',
    topics: '[statos]',
    related: '[two, thre]',
  };
  folder.write('articles/one.md', articleText(front, 'One {nothing}.\n\n[to](/nowhere)\n'));
  const fields = lines().map((line) => /^\S+ {2}(\S+)/.exec(line)?.[1]);
  expect(fields).toEqual(['published', 'author', 'category', 'topics.0', 'related.1', '(body)']);
  expect(errorOf(readContent(folder.dir, TODAY), process.cwd())?.message).toMatch(
    /links, are checked once this is mended\.$/,
  );
});

it('tells more than ninety-four kinds apart', () => {
  expect(BODIES.length + FRONTS.length + OTHERS.length).toBeGreaterThanOrEqual(94);
});

it.each<[string, (text: string) => string]>([
  ['CRLF and a byte order mark', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
  ['letters of the world', (text) => text.replace('"One"', '"Zażółć كسب Ế 🎉"')],
  [
    'a literal in braces, and code with placeholders',
    (text) => `${text}\n\\{word} and \`{nonsense}\` and \\{{earn}}\n\n\`\`\`\n{nonsense} $5 {{x}}\n\`\`\`\n`,
  ],
  [
    'signs that are no signs of Markdown',
    (text) =>
      `${text}\n\\*\\* and 5 * 3 and #ads, [sic], a | b, \\[so](/two), 3.5 million – as f(x) [1].\n\n*Prices vary.\n\n[Ada]: At 10:30 a < b ^ c == d, ~100.\n\n1. one\n2. two\n\n- [x] done\n\n> so\n> it is\n\n\\&nbps; and &amp;nbps; and &nbsp;, R&D; <!-- so -->\n`,
  ],
])('%s is no mistake', (_, change) => {
  folder.edit('articles/one.md', change);
  expect(lines()).toEqual([]);
});

it.each<[string, { from: string; to: string }[]]>([
  [
    'a chain of redirects',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/contact' },
    ],
  ],
  ['a redirect to another site', [{ from: '/old', to: 'https://example.org/a' }]],
])('%s is no mistake', (_, redirects) => {
  folder.json('redirects.json', (file) => file.exact.push(...redirects));
  expect(lines()).toEqual([]);
});

it('a draft that others do not name is no mistake', () => {
  folder.write(
    'articles/new.md',
    articleText({ title: '"New"', path: '/new', draft: 'true', related: '[one, two]' }),
  );
  expect(lines()).toEqual([]);
});

it.each(Object.values(JSON_FILES).map(({ file }) => file))(
  '%s without a text, and without anything, is no crash',
  (file) => {
    const emptied = (value: unknown): unknown => {
      if (typeof value === 'string') return '';
      if (value === null || typeof value !== 'object') return value;
      for (const [key, inner] of Object.entries(value)) Reflect.set(value, key, emptied(inner));
      return value;
    };
    folder.json(file, emptied);
    expect(lines).not.toThrow();
    folder.write(file, '{}');
    // Of a file that is copy alone, the type check tells which names are needed.
    expect(lines).not.toThrow();
  },
);
