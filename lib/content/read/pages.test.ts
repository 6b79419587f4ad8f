import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorOf } from '../../site/checks';
import { type ContentFolder, contentFolder, TODAY } from '../folder.fixture';
import { readContent } from '../load';
import type { Problem } from '../problems';
import { pageSchema } from '../schemas/front-matter';
import type { Navigation } from '../schemas/navigation';
import { type MarkdownPage, pageEntries, withPages } from './pages';

describe('pages and menus', () => {
  const NAVIGATION = {
    more: [{ label: 'Blog', href: '/blog' }],
    footer: { company: [{ label: 'About', href: '/about' }], resources: [{ label: 'Help', href: '/help' }] },
  } as Navigation;

  function pages(slug: string, fields: object): Map<string, MarkdownPage> {
    const front = pageSchema.parse({
      title: 'Grants',
      description: 'Who may apply for a grant, what it pays for and when we answer.',
      updated: '2030-01-01',
      ...fields,
    });
    const rest = { html: '', markdown: '', words: 0, headings: [], links: [], pictures: [] };
    return new Map([
      [slug, { file: `pages/${slug}.md`, path: `/${slug}`, changed: '2030-01-01', front, ...rest }],
    ]);
  }

  function linked(slug: string, fields: object) {
    const problems: Problem[] = [];
    return { ...withPages(NAVIGATION, pages(slug, fields), (problem) => problems.push(problem)), problems };
  }

  it('links a page in the menus that it names, last, under its own label', () => {
    const { more, footer, problems } = linked('grants', {
      menu: ['header', 'resources'],
      menuLabel: 'For you',
    });
    const link = { label: 'For you', href: '/grants' };
    expect(more).toEqual([...NAVIGATION.more, link]);
    expect(footer.resources.at(-1)).toMatchObject({ label: 'For you', href: '/grants' });
    expect(footer.company).toEqual(NAVIGATION.footer.company);
    expect(problems).toEqual([]);
  });

  it('links a page nowhere that names no menu, and by its title where it has no label', () => {
    expect(linked('grants', {})).toMatchObject({ more: NAVIGATION.more, footer: NAVIGATION.footer });
    expect(linked('grants', { menu: ['company'] }).footer.company.at(-1)).toEqual({
      label: 'Grants',
      href: '/grants',
    });
  });

  it('reports a page that a menu has already', () => {
    expect(linked('help', { menu: ['company', 'resources'] }).problems).toEqual([
      {
        file: 'pages/help.md',
        field: 'menu.1',
        reason: expect.stringContaining('"resources" has it already'),
      },
    ]);
  });

  it('makes an entry as pages.json has them', () => {
    expect(pageEntries(pages('grants', { heading: 'Ask for a grant', lead: 'Now.', index: false }))).toEqual([
      {
        path: '/grants',
        title: 'Grants',
        description: expect.stringContaining('Who may apply'),
        masthead: { title: 'Ask for a grant', lead: 'Now.' },
        reads: [],
        anchors: [],
        index: false,
        updated: '2030-01-01',
      },
    ]);
  });
});

describe('a folder of pages', () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = contentFolder();
  });
  afterEach(() => folder.remove());

  const FRONT = {
    title: 'Grants',
    description: 'Who may apply for a grant of {Product}, what it pays for and when we answer.',
    updated: '2030-01-01',
  };
  function page(name: string, fields: Record<string, string> = {}, body = 'A text.') {
    const lines = Object.entries({ ...FRONT, ...fields }).map(([key, value]) => `${key}: ${value}`);
    folder.write(`pages/${name}.md`, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
  }
  const read = () => readContent(folder.dir, TODAY);
  /** What check-content says, a line each. */
  const lines = () =>
    errorOf(read(), process.cwd())?.problems.map(({ file, field, reason }) => `${file} ${field} ${reason}`);

  it('makes a page of a file, with pictures and what is filled in', async () => {
    mkdirSync(join(folder.dir, 'pages', 'pictures'), { recursive: true });
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#27d07c' } });
    folder.write('pages/pictures/a.png', await picture.png().toBuffer());
    page('grants', { menu: '[header]' }, 'For {Product}.\n\n![A place.](a.png)');
    expect(lines()).toBeUndefined();
    const { markdownPages, pages, navigation, site } = read().content;
    expect(markdownPages.get('grants')).toMatchObject({
      path: '/grants',
      changed: '2030-01-01',
      html: expect.stringContaining(`For ${site?.product.name}.`),
      pictures: [{ file: 'pages/pictures/a.png' }],
    });
    expect(pages?.some(({ path }) => path === '/grants')).toBe(true);
    expect(navigation?.more).toContainEqual({ label: 'Grants', href: '/grants' });
  });

  it('takes the day from a fact that has one', () => {
    page('grants', { updated: 'legalUpdated' });
    const { markdownPages, facts } = read().content;
    expect(markdownPages.get('grants')?.changed).toBe(facts?.legalUpdated.date);
    page('grants', { updated: 'minimumAge' });
    expect(lines()).toEqual(['pages/grants.md updated "minimumAge" is no fact that has a date']);
  });

  it.each([
    ['Our-Grants', {}, '(name) must be lower-case words joined by hyphens'],
    ['grants', { title: '""' }, 'title must not be empty'],
    ['grants', { famly: 'ink' }, 'famly is not a known name: did you mean "family"?'],
    [
      'social',
      {},
      "(name) cannot be at /social, which is the site's own page or file (app/social): rename the file",
    ],
    ['two', {}, '(name) cannot be at /two, which is an address of articles/two.md: rename the file'],
    ['contact', {}, '(name) cannot be at /contact, which is a page of pages.json: rename the file'],
  ])('says what is wrong with %s, once', (name, fields, reason) => {
    page(name, fields);
    expect(lines()).toEqual([`pages/${name}.md ${reason}`]);
  });

  it('does not call a page gone that cannot be read, nor what leads to it', () => {
    page('grants', { title: '""' });
    folder.write('published.json', JSON.stringify({ 'pages/grants': '/grants' }));
    folder.edit('articles/one.md', (text) => `${text}\nSee [grants](/grants).\n`);
    expect(lines()).toEqual(['pages/grants.md title must not be empty']);
  });

  it('says that addresses have one part', () => {
    mkdirSync(join(folder.dir, 'pages', 'more'));
    expect(lines()).toEqual([
      'pages/more (file) is not read: pages/ holds files that end with .md, and pictures/',
    ]);
  });
});
