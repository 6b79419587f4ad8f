import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleText, type ContentFolder, contentFolder, TODAY } from '../content/folder.fixture';
import { readContent } from '../content/load';
import { fixAddresses } from '../tools/edit/addresses';
import { checkSite } from './checks';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  folder.json('categories.json', (file) => {
    file.topics.push({ ...file.topics[0], slug: '{product}', title: 'The product' });
  });
  fix();
});
afterEach(() => folder.remove());

const read = () => readContent(folder.dir, TODAY);
const fix = () => fixAddresses(folder.dir, read());
const problems = () =>
  checkSite(read(), process.cwd()).problems.map(({ field, reason }) => `${field} ${reason}`);
const json = (file: string) => JSON.parse(readFileSync(join(folder.dir, file), 'utf8'));
const redirects = () => json('redirects.json').exact as { from: string; to: string }[];
const rename = (slug: string) =>
  folder.json('site.json', (site) => {
    site.product.slug = slug;
  });

describe('an address that moves', () => {
  it('is named, gets redirects from both its forms, and the list follows', () => {
    folder.edit('articles/one.md', (text) => text.replace('path: /one', 'path: /uno'));
    expect(problems()).toEqual([
      'articles/one was at /one, which leads nowhere: npm run check-content -- --fix redirects it to /uno',
    ]);
    fix();
    expect(redirects()).toEqual([
      { from: '/one', to: '/uno' },
      { from: '/blog/one', to: '/uno' },
    ]);
    expect(json('published.json')['articles/one']).toBe('/uno');
    expect(problems()).toEqual([]);
    expect(fix()).toEqual([]);
  });

  it('needs no redirect when the article names it itself', () => {
    const moved = articleText({ path: '/uno', aliases: '[/one]' });
    folder.write('articles/one.md', moved);
    expect(problems()).toEqual([]);
  });

  it('comes back when it is a page again: its redirect would hide it', () => {
    folder.edit('articles/one.md', (text) => text.replace('path: /one', 'path: /uno'));
    fix();
    folder.edit('articles/one.md', (text) => text.replace('path: /uno', 'path: /one'));
    fix();
    expect(redirects()).toEqual([
      { from: '/uno', to: '/one' },
      { from: '/blog/uno', to: '/one' },
    ]);
    expect(problems()).toEqual([]);
  });
});

describe('another slug of the product', () => {
  it('redirects its category with feed and bare slug, and old addresses that have the slug in them', () => {
    folder.json('redirects.json', (file) => file.exact.push({ from: '/{product}-of-old', to: '/one' }));
    rename('first');
    fix();
    rename('second');
    expect(problems()).toContain(
      'categories/{product} was at /category/first, which leads nowhere: npm run check-content -- --fix redirects it to /category/second',
    );
    fix();
    expect(redirects()).toEqual(
      expect.arrayContaining([
        { from: '/category/first', to: '/category/second' },
        { from: '/first', to: '/category/second' },
        { from: '/category/first/feed', to: '/category/second/feed' },
        { from: '/first-of-old', to: '/one' },
      ]),
    );
    expect(problems()).toEqual([]);
  });
});

describe('what is taken down', () => {
  it('leaves a dead address that only an editor can decide on, and stays named until then', () => {
    folder.edit('articles/one.md', (text) => text.replace('---\n', '---\ndraft: true\n'));
    folder.edit('articles/two.md', (text) => text.replace('[one, three]', '[three, four]'));
    folder.edit('articles/three.md', (text) => text.replace('[one, two]', '[two, four]'));
    const four = articleText({ title: '"Four"', path: '/four', related: '[two, three]' });
    folder.write('articles/four.md', four);
    const reason =
      'articles/one is not public any more, and /one leads nowhere: npm run new -- redirect /one /where-it-should-lead';
    expect(problems()).toEqual([reason]);
    fix();
    expect(problems()).toEqual([reason]);
    folder.json('redirects.json', (file) => file.exact.push({ from: '/one', to: '/four' }));
    expect(problems()).toEqual([]);
    fix();
    expect(json('published.json')).not.toHaveProperty('articles/one');
  });

  it('leads to the list where it is an opening', () => {
    const { slug } = json('careers.json').openings[0];
    folder.json('careers.json', (file) => file.openings.shift());
    fix();
    expect(redirects()).toEqual([{ from: `/careers/${slug}`, to: '/careers' }]);
    expect(problems()).toEqual([]);
  });
});

it('does not mind what is new, and notes neither drafts nor what is scheduled', () => {
  folder.write('articles/new.md', articleText({ title: '"New"', path: '/new', related: '[two, three]' }));
  const hidden = { related: '[two, three]' };
  folder.write('articles/draft.md', articleText({ ...hidden, title: '"D"', path: '/d', draft: 'true' }));
  folder.write(
    'articles/later.md',
    articleText({ ...hidden, title: '"L"', path: '/l', published: '2031-01-01' }),
  );
  expect(problems()).toEqual([]);
  fix();
  const list = json('published.json');
  expect(list['articles/new']).toBe('/new');
  expect(list).not.toHaveProperty('articles/draft');
  expect(list).not.toHaveProperty('articles/later');
});
