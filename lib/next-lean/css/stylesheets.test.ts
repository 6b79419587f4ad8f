import { describe, expect, it } from 'vitest';
import { fitStyles, type Group, hashSource, joinGroups, MOST_TEXTS, type Styled } from './stylesheets';

const CSS = [
  '@layer theme,utilities;',
  '@property --tw-x{syntax:"*";inherits:false}',
  '@property --tw-y{syntax:"*";inherits:false}',
  '@layer theme{:root{--color-a:red;--color-b:var(--color-c);--color-c:blue;--color-svg:green}}',
  '@layer utilities{.one,.two{color:var(--color-a)}.three{color:var(--color-b);--tw-x:1}@media print{.three{display:none}}.spin{animation:turn 1s}}',
  '@keyframes turn{to{rotate:1turn}}',
].join('');

describe('joinGroups', () => {
  const weights = new Map(Array.from({ length: 20 }, (_, index) => [`w${index}`, 1 + index]));
  const first = (count: number) => new Set([...weights.keys()].slice(0, count));
  const group = (page: string, count: number, documents = 1): Group => ({
    pages: [page],
    documents,
    needs: first(count),
    names: new Set([page]),
    scripted: new Set([`${page}.js`]),
  });

  it('keeps pages apart while there is room', () => {
    const alone = [3, 4, 5].map((count) => group(`/${count}`, count));
    expect(joinGroups(alone, weights, 3).map(({ pages }) => pages)).toEqual([['/3'], ['/4'], ['/5']]);
  });

  it('keeps to the number of groups, joins the most alike, and gives each page all that it needs', () => {
    const alone = Array.from({ length: 20 }, (_, index) => group(`/${index + 1}`, index + 1));
    const groups = joinGroups(alone, weights, 3);
    expect(groups).toHaveLength(3);
    expect(groups.flatMap(({ pages }) => pages).sort()).toEqual(alone.flatMap(({ pages }) => pages).sort());
    for (const { pages, needs, names, scripted } of groups) {
      expect([...names].sort()).toEqual([...pages].sort());
      expect([...scripted].sort()).toEqual(pages.map((page) => `${page}.js`).sort());
      for (const page of pages)
        for (const name of first(Number(page.slice(1)))) expect(needs).toContain(name);
    }
    const last = groups.find(({ pages }) => pages.includes('/20'));
    expect(last?.pages).toContain('/19');
    expect(last?.pages).not.toContain('/1');
  });

  it('lets many documents keep what they need, at the cost of few', () => {
    const alone = [group('/articles', 10, 500), group('/page', 12), group('/other', 19)];
    const groups = joinGroups(alone, weights, 2).map(({ pages }) => pages.sort());
    expect(groups).toContainEqual(['/articles']);
    expect(groups).toContainEqual(['/other', '/page']);
  });
});

describe('fitStyles', () => {
  const page = (names: string, sheet = 'css/a.css', islands: string[] = []): Styled => ({
    stylesheets: `/_next/static/${sheet}`,
    names: names.split(' '),
    words: [],
    islands,
    indexed: true,
  });
  const FONT = '@font-face{font-family:x;src:url(../media/x.woff2)}';
  const fitted = (documents: Readonly<Record<string, Styled>>, siteScripts: string[] = []) => {
    const sources = (island: string) => (island === 'x' ? ['return "three"'] : []);
    return fitStyles(new Map(Object.entries(documents)), siteScripts, sources, () => CSS + FONT);
  };

  it('gives each page what it can use, and pages with the same needs one text with what each of them names', () => {
    const styles = fitted({
      '/a': page('p one svg --color-svg'),
      '/b': page('p one other'),
      '/c': page('p three'),
    });
    expect([...(styles.get('/a')?.short ?? [])]).toEqual([['one', 'a']]);
    expect(styles.get('/a')?.css).toContain('.a{');
    expect(styles.get('/a')?.css).toContain('--color-svg:green');
    expect(styles.get('/b')).toBe(styles.get('/a'));
    expect(styles.get('/c')?.short.has('three')).toBe(true);
  });

  it.each([
    ['leaves the texts to pages that search engines lead to', false, MOST_TEXTS],
    ['joins such pages where as many others count like them', true, MOST_TEXTS - 1],
  ])('%s', (_, indexed, texts) => {
    const long = Array.from(
      { length: MOST_TEXTS },
      (_, index) => `.s${index}{grid-template-areas:"${'a '.repeat(40)}"}`,
    );
    const documents = new Map<string, Styled>();
    for (let index = 0; index < MOST_TEXTS; index += 1) documents.set(`/${index}`, page(`s${index}`));
    for (let index = 0; index < 40; index += 1)
      documents.set(`/aside/${index}`, { ...page('aside'), indexed });
    const styles = fitStyles(
      documents,
      [],
      () => [],
      () => `${long.join('')}.aside{order:1}`,
    );
    expect(new Set(Array.from({ length: MOST_TEXTS }, (_, index) => styles.get(`/${index}`))).size).toBe(
      texts,
    );
  });

  it('writes URLs so that they start from any document', () => {
    expect(fitted({ '/': page('') }).get('/')?.css).toContain('url(/_next/static/media/x.woff2)');
  });

  it('keeps what an island, or a script of every page, may add, and its name', () => {
    const island = fitted({ '/': page('div', undefined, ['x']) }).get('/')?.css;
    expect(island).toContain('.three{');
    const plain = fitted({ '/': page('') }, ['x.classList.add("spin")']).get('/')?.css;
    expect(plain).toContain('.spin{');
    expect(plain).not.toContain('.three{');
  });

  it('keeps the names that the props of an island hold', () => {
    const { short, kept } = fitted({ '/': { ...page('one three'), words: ['three'] } }).get('/') ?? {};
    expect([...(short?.keys() ?? [])]).toEqual(['one']);
    expect(kept?.has('three')).toBe(true);
  });

  it('refuses pages that link different stylesheets, and names one of each', () => {
    expect(() => fitted({ '/a': page(''), '/b': page(''), '/c': page('', 'c.css') })).toThrow('- /a\n- /c');
  });

  it('names a text as a policy does', () => {
    expect(hashSource('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});
