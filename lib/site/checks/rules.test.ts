/** Each check by itself, on a site of a few entries; what they find together stands in checks.test.ts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import type { Problem, Report } from '../../content/problems';
import { sitePages } from '../pages';
import { definePage, type PageFields } from '../pages/page';
import { NEWS, smallArticle, smallSite } from '../small-site.fixture';
import { checkAddresses, disputedAddresses } from './addresses';
import { checkRoutes, readAppRoutes, reservedSegments } from './app-routes';
import { checkDownloads } from './downloads';
import { checkLetters } from './letters';
import { type Anchors, checkLinks, contentLinks, linkProblem } from './links';
import { answering, checkPublished } from './published';
import { checkRedirects, redirectProblems } from './redirects';

/** @returns every problem that a check reports */
function found(check: (report: Report) => void): Problem[] {
  const problems: Problem[] = [];
  check((problem) => problems.push(problem));
  return problems;
}

const pageOf = (route: string, fields: Partial<PageFields> = {}) =>
  definePage({
    route,
    kind: 'page',
    title: route,
    description: '',
    changed: '2030-01-01',
    source: `${route.slice(1)}.md`,
    ...fields,
  });

describe('links', () => {
  it('are those of Markdown texts, with their lines', () => {
    const links = [{ target: '/a', line: 7 }];
    const text = { links, headings: [], markdown: '', updated: undefined };
    const content = {
      articles: [smallArticle('one', { links })],
      markdownPages: new Map([['law', { ...text, file: 'law.md' }]]),
      pressReleases: [{ ...text, file: 'press/new.md' }],
    } as unknown as Content;
    expect(contentLinks(content)).toEqual(
      ['articles/one.md', 'law.md', 'press/new.md'].map((file) => ({
        target: '/a',
        line: 7,
        file,
        field: '(body)',
      })),
    );
  });

  it('are in a JSON file every address of this site, what a field calls a link, and those of Markdown', () => {
    const about = {
      title: 'Not /a link',
      picture: '/picture.png',
      list: [{ href: 'https://other.test', text: 'See [this](/b) and [that](#c).' }],
      link: 'nowhere',
      hreflang: 'en',
      count: 3,
      none: null,
    };
    expect(contentLinks({ about } as unknown as Content)).toEqual([
      { target: '/picture.png', file: 'about.json', field: 'picture' },
      { target: 'https://other.test', file: 'about.json', field: 'list.0.href' },
      { target: '/b', file: 'about.json', field: 'list.0.text' },
      { target: '#c', file: 'about.json', field: 'list.0.text' },
      { target: 'nowhere', file: 'about.json', field: 'link' },
    ]);
  });

  it.each(['site', 'pages', 'categories', 'redirects', 'pricing'])(
    'are none of the addresses in %s',
    (name) => {
      expect(contentLinks({ [name]: { href: '/a' } } as unknown as Content)).toEqual([]);
    },
  );

  const anchors: Anchors = new Map([
    ['/here', new Set(['part'])],
    ['/unread', undefined],
  ]);

  it.each([
    ['/here', undefined],
    ['/here#part', undefined],
    ['/unread#any', undefined],
    ['/here#else', '"/here#else" has no such anchor'],
    ['/gone#part', '"/gone#part" leads nowhere'],
  ])('to %s are judged by address and anchor', (target, reason) => {
    expect(linkProblem(target, anchors)).toBe(reason);
  });

  const later: Anchors = new Map([...anchors, ['/later', undefined]]);
  const redirects = new Map([
    ['/old', '/here'],
    ['/old-part', '/here#part'],
    ['/away', 'https://other.test'],
    ['/dead', '/gone'],
  ]);
  const own = new Map([['articles/one.md', '/here']]);
  const reasonsOf = (target: string, file = 'articles/one.md') =>
    found((report) =>
      checkLinks([{ target, file, field: '(body)', line: 3 }], anchors, later, redirects, own, report),
    );

  it.each([
    'https://other.test',
    'mailto:a@b.test',
    'tel:+1',
    '#part',
    '/here#part',
    '/old',
    '/OLD#part',
    '/old-part#else',
    '/away',
    '/away#part',
  ])('to %s are in order', (target) => expect(reasonsOf(target)).toEqual([]));

  it.each([
    ['#else', '"#else" has no such anchor'],
    ['/old#else', '"/old#else" has no such anchor'],
    ['/dead', '"/dead" leads nowhere'],
    [
      '/later',
      '"/later" leads to what is not public yet, a draft or dated later: visitors would find nothing',
    ],
    [
      'http://other.test',
      '"http://other.test" is neither a path of this site nor an https, mailto or tel link',
    ],
    [
      'see https://other.test',
      '"see https://other.test" is neither a path of this site nor an https, mailto or tel link',
    ],
  ])('to %s are reported with their place', (target, reason) => {
    expect(reasonsOf(target)).toEqual([{ file: 'articles/one.md', field: '(body)', line: 3, reason }]);
  });

  it('that are only an anchor are not judged where their page is not known', () => {
    expect(reasonsOf('#else', 'about.json')).toEqual([]);
  });
});

describe('addresses', () => {
  const routes = {
    documents: ['/', '/careers', '/careers/[slug]', '/[slug]', '/blog/all'],
    files: ['/feed'],
  };
  const problems = (content: Partial<Content>, pages = [] as readonly ReturnType<typeof pageOf>[]) =>
    found((report) => checkAddresses({ articles: [], taxonomy: [], ...content }, pages, routes, report));

  it.each(['careers', 'feed', '_next', 'all', 'news'])('of articles cannot take %s', (slug) => {
    const article = smallArticle(slug);
    expect(problems({ articles: [article], taxonomy: [NEWS] })).toEqual([
      { file: article.file, field: 'path', reason: `"${slug}" is reserved for another page` },
    ]);
  });

  it('of articles and categories may be anything else', () => {
    expect(problems({ articles: [smallArticle('one')], taxonomy: [NEWS, { ...NEWS, slug: 'all' }] })).toEqual(
      [],
    );
  });

  it('of categories cannot take one at the root', () => {
    expect(problems({ taxonomy: [NEWS, { ...NEWS, slug: 'careers' }] })).toEqual([
      { file: 'categories.json', field: 'careers', reason: 'is reserved for another page' },
    ]);
  });

  it('belong to one page, which is told once where an article is named already', () => {
    const twice = [pageOf('/a', { source: 'one.md' }), pageOf('/a', { source: 'two.md' })];
    expect(problems({}, twice)).toEqual([
      { file: 'two.md', field: '/a', reason: 'is already the address of a page of one.md' },
    ]);
    const article = smallArticle('careers', { path: '/careers' });
    expect(problems({ articles: [article] }, [pageOf('/careers'), pageOf('/careers')])).toHaveLength(1);
  });

  it('of the sitemap have a day', () => {
    const undated = pageOf('/a', { changed: undefined });
    expect(problems({}, [pageOf('/b'), undated, pageOf('/c', { changed: undefined, index: false })])).toEqual(
      [{ file: 'a.md', field: '/a', reason: 'has no day: say in updated when its text last changed' }],
    );
  });

  it('that articles share are told where the articles are looked at', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((id) => smallArticle(id)) as [never, never, never];
    const shared = { ...(two as object), slug: 'one', path: '/one', otherPath: '/blog/one' } as never;
    expect(disputedAddresses([one, two, three])).toEqual(new Set());
    expect(disputedAddresses([one, shared, three])).toEqual(new Set(['/blog/one', '/one']));
  });
});

describe('routes', () => {
  it('are read from every folder of app/, with the files by which Next answers', () => {
    const app = mkdtempSync(join(tmpdir(), 'app-'));
    try {
      for (const file of [
        'page.tsx',
        'a/[b]/page.tsx',
        'a/c/route.ts',
        'a/Part.tsx',
        'robots.ts',
        'manifest.ts',
      ]) {
        mkdirSync(join(app, file, '..'), { recursive: true });
        writeFileSync(join(app, file), '');
      }
      const { documents, files } = readAppRoutes(app);
      expect(documents.sort()).toEqual(['/', '/a/[b]']);
      expect(files.sort()).toEqual(['/a/c', '/manifest.webmanifest', '/robots.txt']);
      expect(readAppRoutes(join(app, 'nowhere'))).toEqual({ documents: [], files: [] });
    } finally {
      rmSync(app, { recursive: true });
    }
  });

  it('reserve the segment behind their parent, but for parameters', () => {
    const routes = { documents: ['/', '/a/b', '/[slug]', '/blog/all', '/blog/[slug]'], files: ['/c.txt'] };
    expect([...reservedSegments(routes, '/')]).toEqual(['a', 'blog', 'c.txt', '_next']);
    expect([...reservedSegments(routes, '/blog/')]).toEqual(['all']);
  });

  it('are those of the list, and the list has no other', () => {
    const pages = [pageOf('/a'), pageOf('/b')];
    const problems = (documents: string[], files: string[] = []) =>
      found((report) => checkRoutes(pages, { documents, files }, report));
    expect(problems(['/a', '/b', '/category/[category]'], ['/feed'])).toEqual([]);
    expect(problems(['/b', '/c'], ['/d.txt'])).toEqual([
      { file: 'a.md', field: '/a', reason: 'has no route: app/a/page.tsx is missing' },
      { file: 'pages.json', field: '/c', reason: 'has no entry, but app/ has a page there' },
      {
        file: 'pages.json',
        field: '/d.txt',
        reason: 'is a route of app/ that lib/site/files.ts does not list',
      },
    ]);
  });
});

it('reports each download that is not there', () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  try {
    mkdirSync(join(root, 'public/press-kit'), { recursive: true });
    writeFileSync(join(root, 'public/press-kit/here.pdf'), '');
    const press = { kit: [{ file: 'here.pdf' }, { file: 'gone.zip' }] } as Content['press'];
    expect(found((report) => checkDownloads({ press }, root, report))).toEqual([
      { file: 'press.json', field: 'kit.1.file', reason: 'public/press-kit/gone.zip is missing' },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

describe('letters', () => {
  const card = (title: string) => ({ title, label: '', note: '', palette: 'leaf' as const });
  const problems = (name: string, ...titles: string[]) => {
    const site = { product: { name, slug: 'a' } } as Content['site'];
    const pages = titles.map((title) => pageOf('/a', { card: card(title) }));
    return found((report) => checkLetters({ site }, [...pages, pageOf('/b')], report));
  };
  const SCRIPTS = 'and social cards are drawn in Latin and Arabic letters and emoji only';

  it('that the faces have are in order', () => {
    expect(problems('Café', 'Zażółć ½ 2030', 'مقهى ١٢', 'Up 🎉 – “so”')).toEqual([]);
  });

  it('that they do not have are named, those of the product once', () => {
    expect(problems('Кафе', 'Кафе', 'A カフ カ')).toEqual([
      { file: 'site.json', field: 'product.name', reason: `holds К а ф е, ${SCRIPTS}` },
      { file: 'a.md', field: 'title', reason: `holds カ フ, ${SCRIPTS}` },
    ]);
  });
});

describe('redirects', () => {
  const NONE = { exact: [], prefix: [], moved: [], titled: [] };
  const anchors: Anchors = new Map([
    ['/end', new Set(['part'])],
    ['/Alive', undefined],
    ['/begins-so/deeper', undefined],
  ]);
  const reasons = (from: string, to: string) =>
    redirectProblems({ ...NONE, exact: [{ from, to }] }, anchors).map(({ reason }) => reason);

  it.each([
    ['/old', '/end'],
    ['/old', '/end#part'],
    ['/old', 'https://other.test/a'],
  ])('from %s to %s are in order', (from, to) => expect(reasons(from, to)).toEqual([]));

  it.each([
    ['/old', '/OLD#part', 'redirects to itself'],
    ['/alive', '/end', 'hides a page that exists'],
    ['/old', '/gone', '"/gone" leads nowhere'],
    ['/old', '/end#else', '"/end#else" has no such anchor'],
  ])('from %s to %s are reported', (from, to, reason) => expect(reasons(from, to)).toEqual([reason]));

  it('are told once where two begin at the same address', () => {
    const twice = { from: '/old', to: '/end' };
    expect(redirectProblems({ ...NONE, exact: [twice], moved: [twice] }, anchors)).toEqual([
      { from: '/old', reason: 'is redirected twice' },
    ]);
  });

  it('that lead in a circle are reported once for each circle', () => {
    const exact = [
      { from: '/a', to: '/B' },
      { from: '/b', to: '/a' },
      { from: '/c', to: '/end' },
    ];
    expect(redirectProblems({ ...NONE, exact }, anchors)).toEqual([
      { from: '/a', reason: 'leads in a circle: /B is redirected, too' },
    ]);
  });

  it('of a beginning hide what begins so, but not what lies in a folder', () => {
    const prefix = (from: string) => redirectProblems({ ...NONE, prefix: [{ from, to: '/end' }] }, anchors);
    expect(prefix('/begins')).toEqual([]);
    expect(prefix('/AL')).toEqual([{ from: '/AL', reason: 'hides /Alive, which begins so' }]);
  });

  it('are reported in the file that asks for them', () => {
    const moved = [{ from: '/old', to: '/gone', file: 'articles/one.md' }];
    const exact = [{ from: '/older', to: '/gone' }];
    expect(found((report) => checkRedirects({ ...NONE, exact, moved }, anchors, report))).toEqual([
      { file: 'redirects.json', field: '/older', reason: '"/gone" leads nowhere' },
      { file: 'articles/one.md', field: '/old', reason: '"/gone" leads nowhere' },
    ]);
  });
});

describe('what was published', () => {
  const redirects = {
    exact: [{ from: '/old', to: '/a' }],
    prefix: [{ from: '/Begins', to: '/a' }],
    moved: [{ from: '/blog/a', to: '/a' }],
    titled: [],
  };
  const leads = answering(['/a', '/a/b'], redirects);

  it.each(['/a', '/a/b', '/OLD', '/Blog/A', '/begins-and-more'])('answers at %s', (path) => {
    expect(leads(path)).toBe(true);
  });

  it.each(['/A', '/b', '/begins/deeper', '/older'])('does not at %s', (path) => {
    expect(leads(path)).toBe(false);
  });

  it('is reported where it leads nowhere, with what mends it', () => {
    const shown = smallSite();
    const hidden = smallArticle('hidden', { draft: true });
    const everything = smallSite({ articles: [...shown.articles, hidden] });
    const published = {
      addresses: new Map([
        ['articles/first', '/first-of-all'],
        ['articles/hidden', '/blog/hidden'],
        ['articles/lost', '/lost'],
        ['pages/trust', '/trust'],
      ]),
      slugs: [],
      oldPaths: [],
    };
    const there = new Set(sitePages(shown).map(({ path }) => path));
    const report = (reportTo: Report) =>
      checkPublished(published, { shown, everything }, (path) => there.has(path), reportTo);
    expect(found(report).map(({ file, field, reason }) => `${file} ${field} ${reason}`)).toEqual([
      'published.json articles/first was at /first-of-all, which leads nowhere: npm run check-content -- --fix redirects it to /first',
      'published.json articles/hidden is not public any more, and /blog/hidden leads nowhere: npm run new -- redirect /blog/hidden /where-it-should-lead',
      'published.json articles/lost is gone, and /lost leads nowhere: npm run new -- redirect /lost /where-it-should-lead',
    ]);
  });
});
