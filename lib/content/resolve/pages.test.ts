import { expect, it } from 'vitest';
import type { Problem } from '../problems';
import { pageSchema } from '../schemas/front-matter';
import type { Navigation } from '../schemas/navigation';
import type { MarkdownPage } from '../types';
import { pageEntries, withPages } from './pages';

const NAVIGATION = {
  more: [{ label: 'Blog', href: '/blog', text: 'To read' }],
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
    menuText: 'Until March',
  });
  const link = { label: 'For you', href: '/grants', text: 'Until March' };
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
    { file: 'pages/help.md', field: 'menu.1', reason: expect.stringContaining('"resources" has it already') },
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
