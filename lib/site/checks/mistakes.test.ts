/** What editors get wrong: each mistake gives one line with file, line or field, and reason, and no second line. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { articleText, type ContentFolder, contentFolder, TODAY } from '../../content/folder.fixture';
import { readContent } from '../../content/load';
import { formatProblems } from '../../content/problems';
import { JSON_FILES } from '../../content/read/registry';
import { checkSite } from '.';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

function lines(): string[] {
  const read = readContent(folder.dir, TODAY);
  const problems = [...read.problems, ...checkSite(read, process.cwd()).problems];
  return problems.map((problem) => formatProblems([problem]).trim());
}

const ONE = 'articles/one.md';
const front = (fields: Record<string, string>) => () => folder.write(ONE, articleText(fields));
const body = (text: string) => () => folder.write(ONE, articleText({}, text));
const source = (change: (text: string) => string) => () => folder.edit(ONE, change);
// biome-ignore lint/suspicious/noExplicitAny: a mistake may be anywhere in a file
const json = (file: string, change: (value: any) => void) => () => folder.json(file, change);
const redirect = (from: string, to = '/contact') =>
  json('redirects.json', (file) => file.exact.push({ from, to }));
const other = (id: string, fields: Record<string, string>) => () =>
  folder.write(`articles/${id}.md`, articleText({ title: '"New"', path: '/new', ...fields }));

/** What was done, and the line: `place` is file, line and field. */
const MISTAKES: [what: string, mistake: () => void, place: string, reason: string][] = [
  // Front matter
  [
    'a bracket that is not closed',
    source((text) => text.replace('path: /one', 'path: [/one')),
    `${ONE}:`,
    'is not YAML',
  ],
  [
    'a tab before a field',
    source((text) => text.replace('author:', '\tauthor:')),
    `${ONE}:4  (front matter)`,
    'is not YAML: write spaces in the place of the tab',
  ],
  [
    'a quote that is not closed',
    source((text) => text.replace('"One"', '"One')),
    `${ONE}:2  (front matter)`,
    'is not YAML: a text begins with " and does not end with it',
  ],
  [
    'the last quote that is not closed',
    source((text) => text.replace(/about\."$/m, 'about.')),
    `${ONE}:9  (front matter)`,
    'is not YAML: a text begins with " and does not end with it',
  ],
  [
    'a colon in a text without quotes',
    front({ title: 'December: what it brings' }),
    `${ONE}:2  (front matter)`,
    'is not YAML: put the text in quotes, it holds a colon',
  ],
  [
    'quotes inside quotes',
    front({ title: '"She said "yes" to it"' }),
    `${ONE}:2  (front matter)`,
    'is not YAML: text goes on behind its closing quote',
  ],
  [
    'a mark that YAML keeps',
    front({ title: '@home' }),
    `${ONE}:2  (front matter)`,
    'is not YAML: put the text in quotes, its first character means something else',
  ],
  [
    'no space behind a colon',
    source((text) => text.replace('author: ada', 'author:ada')),
    `${ONE}:4  (front matter)`,
    'is not YAML: a field is written name: text',
  ],
  [
    'a field that is written twice',
    source((text) => text.replace('author:', 'title: "B"\nauthor:')),
    `${ONE}:4  (front matter)`,
    'is not YAML',
  ],
  [
    'no front matter',
    () => folder.write(ONE, 'Just a text.\n'),
    `${ONE}:1  (front matter)`,
    'is missing: begin with title',
  ],
  [
    'no closing hyphens',
    () => folder.write(ONE, '---\ntitle: "A"\n\nText.\n'),
    `${ONE}:1  (front matter)`,
    'has no closing line of three hyphens',
  ],
  [
    'front matter in another language',
    source((text) => text.replace('---', '---toml')),
    `${ONE}:1  (front matter)`,
    'is YAML only',
  ],
  ['a missing field', source((text) => text.replace(/^author:.*\n/m, '')), `${ONE}  author`, 'is missing'],
  [
    'a name that is misspelt',
    source((text) => text.replace('related:', 'realted:')),
    `${ONE}  realted`,
    'is not a known name: did you mean "related"?',
  ],
  ['a missing list', source((text) => text.replace(/^tags:.*\n/m, '')), `${ONE}  tags`, 'is missing'],
  [
    'a number in the place of a text',
    front({ title: '2030' }),
    `${ONE}  title`,
    'must be a text, and is a number',
  ],
  [
    'a text in the place of a list',
    front({ topics: 'status' }),
    `${ONE}  topics`,
    'must be a list, and is a text',
  ],
  [
    'a text in the place of true or false',
    front({ draft: '"yes"' }),
    `${ONE}  draft`,
    'must be true or false, and is a text',
  ],
  ['an empty title', front({ title: '""' }), `${ONE}  title`, 'must not be empty'],
  [
    'a title that is too long',
    front({ title: `"${'a '.repeat(120)}"` }),
    `${ONE}  title`,
    'must have at most 200 characters',
  ],
  [
    'an excerpt that is too short',
    front({ excerpt: '"Short."' }),
    `${ONE}  excerpt`,
    'must have 80 to 165 characters',
  ],
  [
    'an excerpt that is too long',
    front({ excerpt: `"${'word '.repeat(40)}"` }),
    `${ONE}  excerpt`,
    'must have 80 to 165 characters',
  ],
  ['a misspelt field', front({ tag: '[A]' }), `${ONE}  tag`, 'is not a known name: did you mean "tags"?'],
  ['a field that nobody knows', front({ mood: 'glad' }), `${ONE}  mood`, 'is not a known name'],
  ['no topic', front({ topics: '[]' }), `${ONE}  topics`, 'must name at least one topic'],
  ['seven tags', front({ tags: '[a, b, c, d, e, f, g]' }), `${ONE}  tags`, 'must name at most six tags'],
  [
    'a day that does not exist',
    front({ published: '2030-02-30' }),
    `${ONE}  published`,
    'must be a day that exists, as YYYY-MM-DD',
  ],
  [
    'a day in another order',
    front({ published: '05.01.2030' }),
    `${ONE}  published`,
    'must be a day that exists, as YYYY-MM-DD',
  ],
  [
    'a change before the publication',
    front({ updated: '2029-12-31' }),
    `${ONE}  updated`,
    'is earlier than published',
  ],
  ['a path with capitals', front({ path: '/One' }), `${ONE}  path`, 'lower-case words joined by hyphens'],
  ['a path without its slash', front({ path: 'one' }), `${ONE}  path`, 'begins with one slash'],
  [
    'a language that is none',
    front({ lang: 'Swahili' }),
    `${ONE}  lang`,
    'must be a language tag such as sw',
  ],
  ['letters that no card can show', front({ title: '"Money 金"' }), `${ONE}  title`, 'holds 金'],
  // References
  [
    'an unknown author',
    front({ author: 'adda' }),
    `${ONE}  author`,
    '"adda" is not in authors.json: did you mean "ada"?',
  ],
  [
    'the name of an author in the place of the id',
    front({ author: 'Ada' }),
    `${ONE}  author`,
    '"Ada" is not in authors.json: did you mean "ada"?',
  ],
  [
    'a category that is like none',
    front({ category: 'gossip' }),
    `${ONE}  category`,
    '"gossip" is not a blog category of categories.json: choose one of news',
  ],
  [
    'an unknown category',
    front({ category: 'mews' }),
    `${ONE}  category`,
    '"mews" is not a blog category of categories.json: did you mean "news"?',
  ],
  [
    'an unknown topic',
    front({ topics: '[statsu]' }),
    `${ONE}  topics.0`,
    'is not a topic category of categories.json: did you mean "status"?',
  ],
  [
    'an unknown related article',
    front({ related: '[tow, three]' }),
    `${ONE}  related.0`,
    'no article has the id "tow": did you mean "two"?',
  ],
  [
    'an article related to itself',
    front({ related: '[two, one]' }),
    `${ONE}  related.1`,
    'is the article itself',
  ],
  ['a related article named twice', front({ related: '[two, two]' }), `${ONE}  related.1`, 'named twice'],
  ['one related article', front({ related: '[two]' }), `${ONE}  related`, 'must name exactly two articles'],
  ['a related draft', other('new', { draft: 'true', related: '[one, two]' }), '', ''],
  [
    'the path of another article',
    front({ path: '/two' }),
    'articles/two.md  path',
    'is the same as in articles/one.md',
  ],
  [
    'the title of another article',
    front({ title: '"tWO"' }),
    'articles/two.md  title',
    'is the same as in articles/one.md',
  ],
  [
    'the very same path as another article',
    front({ path: '/blog/two' }),
    'articles/two.md  path',
    'is the same as in articles/one.md',
  ],
  [
    'the path of a page',
    front({ path: '/careers' }),
    `${ONE}  path`,
    '"careers" is reserved for another page',
  ],
  // Files
  [
    'a file with another ending',
    () => folder.write('articles/four.mdx', articleText()),
    'articles/four.mdx  (file)',
    'holds files that end with .md',
  ],
  [
    'an article in a subfolder',
    () => {
      mkdirSync(join(folder.dir, 'articles', 'new'));
      folder.write('articles/new/four.md', articleText());
    },
    'articles/new  (folder)',
    'has no subfolders',
  ],
  [
    'Latin-1',
    () => folder.write(ONE, Buffer.from(articleText({}, 'Café.\n'), 'latin1')),
    `${ONE}:13  (file)`,
    'is not UTF-8',
  ],
  ['an empty file', () => folder.write(ONE, ''), `${ONE}:1  (front matter)`, 'is missing: begin with title'],
  ['an empty body', body('\n'), `${ONE}:14  (body)`, 'is empty'],
  // Bodies
  ['a second title', body('One.\n\n# Two\n'), `${ONE}:15  (body)`, 'is a second title of the page'],
  ['a skipped level', body('## One\n\n#### Two\n'), `${ONE}:15  (body)`, 'skips a level: write ### Two'],
  ['a dead link', body('One.\n\n[to](/nowhere)\n'), `${ONE}:15  (body)`, '"/nowhere" leads nowhere'],
  [
    'a dead anchor of this page',
    body('[to](#nothing)\n'),
    `${ONE}:13  (body)`,
    '"#nothing" has no such anchor',
  ],
  [
    'a dead anchor elsewhere',
    body('[to](/two#nothing)\n'),
    `${ONE}:13  (body)`,
    '"/two#nothing" has no such anchor',
  ],
  [
    'a link with a space',
    body('One.\n\n[to](/two three)\n'),
    `${ONE}:15  (body)`,
    '[to](/two three) is shown as it is typed: write a space in an address as %20',
  ],
  [
    'a caption in typographic quotes',
    body('One.\n\n![A](stall.jpg “Noon”)\n'),
    `${ONE}:15  (body)`,
    'and a caption in straight quotes',
  ],
  [
    'a link to what appears later',
    () => {
      other('later', { path: '/later', published: '2030-12-01', related: '[one, two]' })();
      body('[to](/later)\n')();
    },
    `${ONE}:13  (body)`,
    '"/later" leads to what is not public yet',
  ],
  [
    'a link without https',
    body('[to](www.example.org)\n'),
    `${ONE}:13  (body)`,
    'is neither a path of this site nor',
  ],
  [
    'a tag that is left out',
    body('<iframe src="https://example.org"></iframe>\n'),
    `${ONE}:13  (body)`,
    '<iframe> is left out',
  ],
  [
    'an element that Markdown does not hold',
    body('<details>\n<summary>A</summary>\n\nB\n'),
    `${ONE}:13  (body)`,
    '<details> is left out',
  ],
  ['a kind of callout', body('> [!NOTES]\n> B\n'), `${ONE}:13  (body)`, 'did you mean "NOTE"?'],
  ['a mark without a note', body('A[^1]\n'), `${ONE}:13  (body)`, 'footnote "1" has no text'],
  [
    'an unknown placeholder',
    body('One.\n\n{costPerVeiw}\n'),
    `${ONE}:15  (body)`,
    '(did you mean {costPerView}?)',
  ],
  [
    'an unknown placeholder in a title',
    front({ title: '"{nonsense}"' }),
    `${ONE}  title`,
    '{nonsense} is not a known placeholder',
  ],
  ['an expression', body('One.\n\n{{earn view=120}}\n'), `${ONE}:15  (body)`, '{{earn view=120}}'],
  ['an unknown figure', body('![A](figure:nothing "B")\n'), `${ONE}:13  (body)`, '"nothing" is not a figure'],
  // JSON
  [
    'a comma too many',
    () => folder.edit('authors.json', (text) => text.replace(/\]\s*$/, ',]')),
    'authors.json:1',
    'perhaps a comma too many',
  ],
  [
    'a wrong telephone number',
    json('site.json', (site) => {
      site.phone = 'call us';
    }),
    'site.json  phone',
    'phone',
  ],
  [
    'a missing fact',
    json('facts.json', (facts) => {
      delete facts.minimumAge;
    }),
    '',
    'and in',
  ],
  [
    'a misspelt name',
    json('faqs.json', (file) => {
      file.faqs[0].anser = 'A';
    }),
    'faqs.json  faqs.0.anser',
    'did you mean "answer"?',
  ],
  [
    'a word that is none of those there are',
    json('events.json', (file) => {
      file.events[0].audience = 'everybody';
    }),
    'events.json  events.0.audience',
    'must be earner, advertiser or both',
  ],
  [
    'two authors with one id',
    json('authors.json', (file) => file.push({ ...file[0], name: 'B' })),
    'authors.json  1.id',
    '"ada" is taken',
  ],
  [
    'a host who is nobody',
    json('events.json', (file) => {
      file.events[0].host = 'adda';
    }),
    'events.json  events.0.host',
    'did you mean "ada"?',
  ],
  // Redirects
  ['a source with capitals', redirect('/Old'), 'redirects.json  exact.0.from', 'must be in lower case'],
  [
    'a source with an umlaut',
    redirect('/über'),
    'redirects.json  exact.0.from',
    'must be ASCII: write /%c3%bcber',
  ],
  ['a source without its slash', redirect('old'), 'redirects.json  exact.0.from', 'begins with one slash'],
  [
    'a source with a query',
    redirect('/old?a=b'),
    'redirects.json  exact.0.from',
    'must be a path on this site',
  ],
  ['a redirect to itself', redirect('/old', '/old'), 'redirects.json  /old', 'redirects to itself'],
  ['a redirect to nothing', redirect('/old', '/gone'), 'redirects.json  /old', '"/gone" leads nowhere'],
  ['a redirect over a page', redirect('/about-us'), 'redirects.json  /about-us', 'hides a page that exists'],
  [
    'a redirect that is written twice',
    json('redirects.json', (file) =>
      file.exact.push({ from: '/old', to: '/contact' }, { from: '/old', to: '/contact' }),
    ),
    'redirects.json  /old',
    'is redirected twice',
  ],
  [
    'redirects in a circle',
    json('redirects.json', (file) => file.exact.push({ from: '/a', to: '/b' }, { from: '/b', to: '/a' })),
    'redirects.json  /a',
    'in a circle',
  ],
];

it.each(MISTAKES.filter(([, , , reason]) => reason))('%s gives one line', (_, mistake, place, reason) => {
  mistake();
  const found = lines();
  expect(found).toEqual([expect.stringContaining(reason)]);
  expect(found[0]).toContain(`content/${place}`);
});

it.each<[string, () => void]>([
  ['CRLF and a byte order mark', source((text) => `\ufeff${text.replaceAll('\n', '\r\n')}`)],
  [
    'a literal in braces, and code with placeholders',
    body('\\{word} and `{nonsense}` and \\{{earn}}\n\n```\n{nonsense} $5 {{x}}\n```\n'),
  ],
  [
    'a chain of redirects',
    json('redirects.json', (file) =>
      file.exact.push({ from: '/a', to: '/b' }, { from: '/b', to: '/contact' }),
    ),
  ],
  ['a redirect to another site', redirect('/old', 'https://example.org/a')],
  ['a draft that others do not name', other('new', { draft: 'true', related: '[one, two]' })],
  ['letters of the world', front({ title: '"Zażółć كسب Ế 🎉"' })],
])('%s is no mistake', (_, change) => {
  change();
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
