import { describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import { smallArticle } from '../small-site.fixture';
import { found } from './found.fixture';
import { type Anchors, checkLinks, contentLinks, linkProblem } from './links';

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
  const pages = new Map([['articles/one.md', '/here']]);
  const redirectOf = (path: string) => {
    const to = redirects.get(path.toLowerCase());
    return to === undefined ? undefined : { to };
  };
  const own = { url: 'https://own.test', redirectOf, pages };
  const reasonsOf = (target: string, file = 'articles/one.md') =>
    found((report) => checkLinks([{ target, file, field: '(body)', line: 3 }], anchors, later, own, report));

  it.each([
    'https://other.test',
    'https://wa.me/13025550142',
    'https://wa.me/13025550142?text=Hello',
    'https://wa.me/?text=Hello',
    'https://wa.me/message/ABC',
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
    ['https://www.own.test', '"https://www.own.test" leads here by another host: write /'],
    ['https://www.own.test/here', '"https://www.own.test/here" leads here by another host: write /here'],
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
