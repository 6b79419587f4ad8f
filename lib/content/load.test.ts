import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleText, type ContentFolder, contentFolder, loadContent, TODAY } from './folder.fixture';
import { readContent } from './load';

const ARTICLE = 'articles/one.md';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const problems = () => readContent(folder.dir, TODAY).problems;
const places = () =>
  problems().map(({ file, field, line }) => [file, field, ...(line ? [line] : [])].join(' '));

describe('readContent', () => {
  it('finds nothing wrong with a sound folder, and sorts articles newest first', () => {
    expect(problems()).toEqual([]);
    expect(loadContent(folder.dir, TODAY).articles.map(({ id }) => id)).toEqual(['three', 'two', 'one']);
  });

  it('warns of a heading that search engines cut, unless there is a shorter title for them', () => {
    const title = `"${'Long '.repeat(13)}"`;
    folder.write('articles/one.md', articleText({ title }));
    folder.write(
      'articles/two.md',
      articleText({ title, path: '/two', related: '[one, three]', seoTitle: 'Short' }),
    );
    const { warnings } = readContent(folder.dir, TODAY);
    const titles = warnings.filter(({ field }) => field.endsWith('title'));
    expect(titles.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
      `${ARTICLE} has 64 characters, of which search engines show 60: add a seoTitle`,
    ]);
  });

  it('names all offenders of one front matter at once, each with file and field', () => {
    folder.write(
      ARTICLE,
      articleText({
        title: '""',
        published: '2030-02-30',
        excerpt: '"Short."',
        related: '[one, two, three]',
        mood: 'glad',
      }),
    );
    const found = problems();
    expect(found.map(({ field }) => field).sort()).toEqual([
      'excerpt',
      'mood',
      'published',
      'related',
      'title',
    ]);
    for (const { file, reason } of found) {
      expect(file).toBe(ARTICLE);
      expect(reason.length).toBeGreaterThan(8);
    }
  });

  it.each<[string, Record<string, string>, string, RegExp]>([
    ['an unknown author', { author: 'nobody' }, 'author', /not in authors\.json/],
    ['an unknown category', { category: 'gossip' }, 'category', /not a blog category/],
    ['an unknown topic', { topics: '[gossip]' }, 'topics.0', /not a topic category/],
    [
      'a related article that does not exist',
      { related: '[gone, two]' },
      'related.0',
      /no article has the id/,
    ],
    ['an article related to itself', { related: '[two, one]' }, 'related.1', /is the article itself/],
    ['a related article named twice', { related: '[two, two]' }, 'related.1', /is the same as entry 1/],
    ['a duplicate slug', { path: '/two' }, 'path', /is the same as in/],
    ['a duplicate title, whatever its case', { title: '"tWO"' }, 'title', /is the same as in/],
    ['a change before the publication', { updated: '2029-12-31' }, 'updated', /earlier than published/],
    ['an unknown placeholder', { title: '"{nonsense}"' }, 'title', /\{nonsense\} is not a known placeholder/],
  ])('reports %s, and nothing else', (_, front, field, reason) => {
    folder.write(ARTICLE, articleText(front));
    const found = problems();
    expect(found).toHaveLength(1);
    expect(found[0]?.reason).toMatch(reason);
    if (!/the same/.test(found[0]?.reason ?? '')) expect(found[0]).toMatchObject({ file: ARTICLE, field });
  });

  it('takes the product from site.json into slugs and copy', () => {
    folder.json('site.json', (site) => {
      site.product = { name: 'Café Lumière', slug: 'pesa-ring' };
    });
    folder.write(ARTICLE, articleText({ title: '"{Product} now"', path: '/{product}-now' }));
    const { articles } = loadContent(folder.dir, TODAY);
    expect(articles.find(({ id }) => id === 'one')).toMatchObject({
      path: '/pesa-ring-now',
      title: 'Café Lumière now',
    });
  });
});

describe('one wrong value gives one line', () => {
  it.each<[string, (site: Record<string, unknown>) => void, string]>([
    ['a wrong phone', (site) => Object.assign(site, { phone: 'call us' }), 'site.json phone'],
    ['a missing phone', (site) => delete site.phone, 'site.json phone'],
    [
      'a slug with a space',
      (site) => Object.assign(site, { product: { name: 'Kahawa', slug: 'My Slug' } }),
      'site.json product.slug',
    ],
  ])('%s', (_, change, place) => {
    folder.json('site.json', change);
    expect(places()).toEqual([place]);
  });

  it('a fact that copy uses in many places, removed', () => {
    folder.json('facts.json', (facts) => {
      delete facts.minimumAge;
    });
    const found = problems();
    expect(found).toHaveLength(1);
    expect(found[0]?.reason).toMatch(/^\{minimumAge\} is not a known placeholder.*and in \d+ more places$/);
  });

  it('a fact without its text', () => {
    folder.json('facts.json', (facts) => {
      facts.minimumAge.text = 18;
    });
    expect(places()).toEqual(['facts.json minimumAge.text']);
  });

  it('a fact whose text names a number that it does not have', () => {
    folder.json('facts.json', (facts) => {
      facts.minimumAge = { text: '{value} years', spec: '1' };
    });
    expect(places()).toEqual(['facts.json minimumAge.text']);
  });

  it('a rate of examples that nobody gets', () => {
    folder.json('facts.json', (facts) => {
      facts.exampleRate.value = facts.costPerView.value;
    });
    expect(places()).toContain('facts.json exampleRate');
  });

  it.each(['authors.json', 'categories.json', 'facts.json', 'site.json', 'pricing.json'])(
    'a comma too many in %s',
    (file) => {
      folder.edit(file, (text) => text.replace(/([}\]"\d])\s*([}\]])\s*$/, '$1,$2'));
      expect(problems()).toEqual([
        expect.objectContaining({
          file,
          field: '(file)',
          line: expect.any(Number),
          column: expect.any(Number),
        }),
      ]);
    },
  );

  it('front matter that is no YAML: what refers to the article is sound', () => {
    folder.edit(ARTICLE, (text) => text.replace('path: /one', 'path: [/one'));
    expect(places()).toEqual([expect.stringMatching(/^articles\/one\.md \(front matter\) \d+$/)]);
  });
});

describe('files', () => {
  it('names line and column where a file stops being JSON', () => {
    folder.write('navigation.json', '{\n  "header": [],\n}\n');
    expect(problems()).toEqual([
      {
        file: 'navigation.json',
        field: '(file)',
        line: 3,
        column: 1,
        reason: expect.stringMatching(/comma/),
      },
    ]);
  });

  it('says which file is missing', () => {
    folder.write('navigation.json', '');
    expect(problems()[0]).toMatchObject({ file: 'navigation.json', line: 1, column: 1 });
  });

  it.each(['articles/one.md', 'press/a-release.md', 'pages/privacy-policy.md'])(
    'names file and line of broken YAML in %s',
    (file) => {
      folder.write(file, '---\ntitle: "a"\nother: "b\n---\n\nText.\n');
      expect(problems()[0]).toMatchObject({ file, field: '(front matter)', line: expect.any(Number) });
      expect(problems()[0]?.line).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['js', 'json', 'toml'])('refuses front matter in %s, and runs nothing', (language) => {
    folder.write(ARTICLE, `---${language}\n{ "title": (globalThis.ran = true) }\n---\n\nText.\n`);
    expect(problems()).toEqual([
      { file: ARTICLE, field: '(front matter)', line: 1, reason: expect.stringMatching(/YAML only/) },
    ]);
    expect(globalThis).not.toHaveProperty('ran');
  });

  it('refuses Latin-1 bytes with their line', () => {
    folder.write(ARTICLE, Buffer.from(articleText({}, 'One.\n\nCafé.\n'), 'latin1'));
    expect(problems()).toEqual([
      { file: ARTICLE, field: '(file)', line: 15, reason: expect.stringMatching(/not UTF-8/) },
    ]);
  });

  it('reads CRLF and a byte order mark like LF without one', () => {
    const plain = loadContent(folder.dir, TODAY).articles;
    const { markdown = '' } = plain.find(({ id }) => id === 'one') ?? {};
    folder.edit(ARTICLE, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
    const article = loadContent(folder.dir, TODAY).articles.find(({ id }) => id === 'one');
    expect(article).toMatchObject({ title: 'One', markdown });
  });

  it('reports what lies in a folder of Markdown and is not read', () => {
    folder.write('articles/four.mdx', articleText());
    folder.write('press/.DS_Store', '');
    expect(places()).toEqual(['articles/four.mdx (file)']);
  });
});

describe('bodies', () => {
  it.each([
    ['an empty body', '\n', 'articles/one.md (body) 14'],
    ['a second title', 'One.\n\n# Two\n', 'articles/one.md (body) 15'],
    ['an unknown placeholder', 'One.\n\n{nonsense}\n', 'articles/one.md (body) 15'],
  ])('reports %s', (_, body, place) => {
    folder.write(ARTICLE, articleText({}, body));
    expect(places()).toEqual([place]);
  });

  it('knows the line of a link also after a worked example that fills several', () => {
    const body = '{{each v = 1, 2, 3}}A line.\n\n[To](/two)\n';
    folder.write(ARTICLE, articleText({}, body));
    expect(loadContent(folder.dir, TODAY).articles.find(({ id }) => id === 'one')?.links).toEqual([
      { target: '/two', line: 15 },
    ]);
  });
});

it('reports two authors with one id', () => {
  const ada = { id: 'ada', name: 'Ada', role: 'Writer', sample: true };
  folder.write('authors.json', JSON.stringify([ada, { ...ada, name: 'Other' }]));
  expect(places()).toEqual(['authors.json 1.id']);
});

it('reports a host who is nobody', () => {
  folder.json('events.json', (file) => {
    file.events[0].host = 'nobody';
  });
  expect(places()).toEqual(['events.json events.0.host']);
});
