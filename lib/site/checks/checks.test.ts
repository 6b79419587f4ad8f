import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleText, type ContentFolder, contentFolder, TODAY } from '../../content/folder.fixture';
import { readContent } from '../../content/load';
import { checkSite } from '.';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const check = () => checkSite(readContent(folder.dir, TODAY), process.cwd());
const lines = () =>
  check().problems.map(({ file, line, field, reason }) => `${file}:${line ?? ''} ${field} ${reason}`);

it('finds nothing wrong with a sound folder: every route of app/ is listed, and every page has one', () => {
  expect(check()).toEqual({ problems: [], looked: true });
});

describe('links', () => {
  it.each([
    ['[to](/nowhere)', '"/nowhere" leads nowhere'],
    ['[to](/about-us#nothing)', '"/about-us#nothing" has no such anchor'],
    ['[to](#nothing)', '"#nothing" has no such anchor'],
    ['[to](nowhere)', '"nowhere" is neither a path of this site nor an https, mailto or tel link'],
    ['[to](http://example.org)', '"http://example.org" is neither'],
  ])('reports %s in an article with its line', (link, reason) => {
    folder.write('articles/one.md', articleText({}, `One.\n\n## Two\n\nSee ${link}.\n`));
    expect(lines()).toEqual([expect.stringContaining(`articles/one.md:17 (body) ${reason}`)]);
  });

  it('follows what exists: anchors, feeds, redirects, other places', () => {
    folder.json('redirects.json', (file) => {
      file.exact.push({ from: '/old', to: '/about-us#vision' });
    });
    const links = [
      '#two',
      '/two#a-section',
      '/blog/two#a-section',
      '/feed',
      '/OLD',
      'https://example.org',
      'tel:+1',
    ];
    const body = `## Two\n\n${links.map((link) => `[to](${link})`).join(' ')}\n`;
    folder.write('articles/one.md', articleText({}, body));
    expect(lines()).toEqual([]);
  });

  it.each<[string, string, (file: never) => void]>([
    [
      'navigation.json',
      'header.0.href',
      (file: { header: { href: string }[] }) => {
        if (file.header[0]) file.header[0].href = '/nowhere';
      },
    ],
    [
      'navigation.json',
      'footer.company.0.href',
      (file: { footer: { company: { href: string }[] } }) => {
        if (file.footer.company[0]) file.footer.company[0].href = '/nowhere';
      },
    ],
    [
      'faqs.json',
      'faqs.0.answer',
      (file: { faqs: { answer: string }[] }) => {
        if (file.faqs[0]) file.faqs[0].answer = 'See [this](/nowhere).';
      },
    ],
  ])('reports a dead link of %s at %s', (file, field, change) => {
    folder.json(file, change as (value: unknown) => void);
    expect(lines()).toEqual([`${file}: ${field} "/nowhere" leads nowhere`]);
  });

  it('does not lead to what appears later, but from there to everything', () => {
    const later = { title: '"Later"', path: '/later', published: '2030-12-01', related: '[one, two]' };
    folder.write('articles/later.md', articleText(later, '[to](/later) [to](/one)\n'));
    folder.write('articles/one.md', articleText({}, '[to](/later)\n'));
    expect(lines()).toEqual([
      expect.stringContaining('articles/one.md:13 (body) "/later" leads to what is not public yet'),
    ]);
  });

  it('are judged together with what is wrong inside an article, and an article with a mistake is there', () => {
    folder.write('articles/one.md', articleText({ excerpt: '"Short."' }));
    folder.write(
      'articles/two.md',
      articleText(
        { title: '"Two"', path: '/blog/two', related: '[one, three]' },
        '[to](/one) [to](/nowhere)\n',
      ),
    );
    expect(lines()).toEqual([expect.stringContaining('"/nowhere" leads nowhere')]);
    expect(check().looked).toBe(false);
  });

  it('are not judged while a file that defines addresses cannot be read', () => {
    folder.write('pages.json', '[');
    expect(check()).toEqual({ problems: [], looked: false });
  });
});

it('reports a download that is not there', () => {
  folder.json('press.json', (file) => {
    file.kit[0].file = 'nothing.zip';
  });
  expect(lines()).toEqual([
    'press.json: kit.0.file public/press-kit/nothing.zip is missing: npm run press-kit makes it',
  ]);
});

describe('addresses', () => {
  it.each(['/careers', '/blog/press', '/feed', '/all', '/news'])('refuses an article at %s', (path) => {
    folder.write('articles/one.md', articleText({ path }));
    expect(lines()).toContainEqual(expect.stringMatching(/^articles\/one\.md: path cannot be at \//));
  });

  it('reports a release that is named like a page', () => {
    folder.write(
      'press/fact-sheet.md',
      '---\ntitle: "A"\npublished: 2030-01-01\nsummary: "What is new, for whom, and from which day on, in a sentence."\n---\n\nA.\n',
    );
    expect(lines()).toEqual([
      expect.stringMatching(/^press\/fact-sheet\.md: \/press\/fact-sheet is already the address of a page/),
    ]);
  });
});

describe('redirects', () => {
  it.each([
    ['/Old', 'must be in lower case: it matches in any case'],
    ['/café', 'must be ASCII: write /caf%c3%a9'],
    ['/old*name', 'may hold letters'],
  ])('refuses the source %s when it is read', (from, reason) => {
    folder.json('redirects.json', (file) => file.exact.push({ from, to: '/contact' }));
    expect(readContent(folder.dir, TODAY).problems).toEqual([
      { file: 'redirects.json', field: 'exact.0.from', reason: expect.stringContaining(reason) },
    ]);
  });

  it('may lead to another site', () => {
    folder.json('redirects.json', (file) => file.exact.push({ from: '/old', to: 'https://example.org/a' }));
    expect(lines()).toEqual([]);
  });
});
