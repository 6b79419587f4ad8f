import { describe, expect, it } from 'vitest';
import { htmlParts, markdownText, readMarkdown } from '.';
import { countWords } from './blocks';

const renderMarkdown = (markdown: string) => readMarkdown(markdown).html;

const TEXT =
  '## Two words\n\nOne [link](/blog) and **bold**.\n\n- item one\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n### Two words\n\nEnd.\n';

it('lists headings with unique ids, links and every visible word', () => {
  expect(readMarkdown(TEXT)).toMatchObject({
    headings: [
      { id: 'two-words', depth: 2, text: 'Two words', line: 1 },
      { id: 'two-words-1', depth: 3, text: 'Two words', line: 11 },
    ],
    links: [{ target: '/blog', line: 3 }],
    words: 2 + 4 + 2 + 4 + 2 + 1,
    pictures: [],
    problems: [],
  });
});

const faults = (markdown: string) =>
  readMarkdown(markdown).problems.map(({ line, reason }) => `${line} ${reason}`);

describe('problems', () => {
  it.each([
    [
      'a second title',
      'One.\n\n# Two',
      '3 "# Two" is a second title of the page: begin with two number signs',
    ],
    ['a skipped level', '## A\n\n#### B', '3 "#### B" skips a level: write ### B'],
    [
      'a tag that is left out',
      'One.\n\n<iframe src="x"></iframe>',
      '3 <iframe> is left out: Markdown holds no HTML here',
    ],
    ['a tag that Markdown has a sign for', 'A <b>bold</b> word', '1 <b> is left out: write **text**'],
    ['a mark without a note', 'A[^1]', '1 [^1] is shown as it is typed: add a line'],
    ['a tag on a later line', 'A\n\n<p>\n<b>', '3 <p> is left out: write an empty line'],
    [
      'a heading that skips one after another',
      '## A\n\n### B\n\nE\n\n## C\n\n#### D',
      '9 "#### D" skips a level: write ### D',
    ],
    ['a link with a space in its address', 'A\n\n[b](/c d)', '3 [b](/c d) is shown as it is typed'],
    ['a caption in curly quotes', '![b](c.jpg “d”)', '1 ![b](c.jpg “d”)'.replace('!', '')],
    ['a link without a text', 'A [ ](/b)', '1 a link without a text is not shown: write [text](address)'],
    ['a reference without a text', 'A [ ][b]\n\n[b]: /c', '1 a link without a text is not shown'],
    [
      'a link that says another address',
      '[https://a.example/b](https://a.example/c)',
      '1 the link says https://a.example/b and leads to https://a.example/c: let both be one',
    ],
    ['an underlined heading', 'A\n---\n\nB', '1 the line below "A" makes a heading of it'],
    ['a heading without words', '##   \n\nA', '1 "##" is a heading without a text'],
    ['a section that stands twice', '## A\n\nB\n\n## A\n\nC', '5 "## A" stands twice'],
    ['a table without a row', '| a |\n|---|\n\nB', '1 the table has a head and no row'],
    [
      'a number sign that is glued to the first word of a text',
      '#A\n#b',
      '1 "#A…" is no heading: write a space behind the number signs',
    ],
    [
      'signs that are glued to a later line',
      'A #b\nB\n> ##C',
      '3 "##C…" is no heading: write a space behind the number signs',
    ],
    ['a heading of a seventh level', '####### A', '1 "#######…" headings have six levels at most'],
    [
      'a sign of a list that is glued to its word',
      '-a\n-b',
      '1 "-a…" is no list: write a space behind the sign',
    ],
    ['a point for a sign of a list', 'A\n• b', '2 "•…" is no list: write - and a space before each item'],
    [
      'a space that holds the sign of a list and its word together',
      '-\u00a0a',
      '1 "-…" is followed by a space that holds words together: type that anew',
    ],
    ['rows without the line that makes a table', '| a |\n| b |', '1 rows with | are no table'],
    ['a single row', '| a |', '1 rows with | are no table'],
    [
      'code that a text becomes by its blanks',
      'A\n\n    b',
      '3 is shown as code, since it stands in by four spaces',
    ],
    [
      'code that does not end',
      '```\na',
      '1 code begins here and does not end: write three backticks behind it',
    ],
    ['code that ends with another sign', '~~~\na', '1 code begins here and does not end'],
    ['a table without a head', '|  |  |\n|---|---|\n| 1 | 2 |', '1 the head of the table is empty'],
  ])('name %s, once', (_, markdown, reason) => {
    expect(faults(markdown)).toEqual([expect.stringContaining(reason)]);
  });

  it('come in the order of their lines', () => {
    expect(faults('A[^1]\n\n<p>\n\n# B').map((fault) => Number.parseInt(fault, 10))).toEqual([1, 3, 5]);
  });

  it('are none where sections share their parts, links say what they lead to, and a table stands before another text', () => {
    const sections = '## A\n\n### B\n\nC\n\n## D\n\n### B\n\nE\n';
    const links =
      '[f], ![g][], https://a.example/ and [see https://a.example/b](/c)\n\n[f]: /f\n[g]: /g.jpg\n';
    const table = '| h |   |\n|---|---|\n| i | j |\n\nk | l\n';
    const { problems, links: found } = readMarkdown(`${sections}\n${links}\n${table}`);
    expect(problems.filter(({ reason }) => !reason.startsWith('picture'))).toEqual([]);
    expect(found).toEqual([
      { target: 'https://a.example/', line: 13 },
      { target: '/c', line: 13 },
      { target: '/f', line: 15 },
      { target: '/g.jpg', line: 16 },
    ]);
  });

  it.each(['A #b', '| a', 'A\n| b |', '```\na\n```', '~~~\na\n~~~\n', '- a', '1. a', '\\# A'])(
    'are none in %j',
    (markdown) => {
      expect(faults(markdown)).toEqual([]);
    },
  );

  it('are none in sound text, and none in code', () => {
    const sound = 'A[^1]\n\n> B\n\n## C\n\n### D\n\n`<b>[^2]` <!-- E -->\n\n[^1]: F\n';
    expect(faults(`${sound}\n\`\`\`html\n<b>[^3]\n# G\n\`\`\`\n`)).toEqual([]);
  });
});

describe('renderMarkdown', () => {
  it('links notes and their marks both ways, by ids that are there once', () => {
    const html = renderMarkdown('A[^x], again[^x], b[^y].\n\n[^x]: One.\n[^y]: Two.\n');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(6);
    for (const target of targets) expect(ids).toContain(target);
  });

  it('sets quotes and dashes, across emphasis too, and leaves code and addresses alone', () => {
    expect(renderMarkdown('"*It\'s* `a "b"`" - [x](/a "b") <https://a.example/it\'s>')).toBe(
      '<p>“<em>It’s</em> <code>a "b"</code>” – <a href="/a" title="b">x</a> <a href="https://a.example/it&#x27;s">https://a.example/it\'s</a></p>\n',
    );
  });

  it('gives a heading one id, however its quotes were typed', () => {
    expect(readMarkdown('## What\'s "new"').headings).toEqual(readMarkdown('## What’s “new”').headings);
  });

  it('gives headings the ids that the outline names', () => {
    const html = renderMarkdown(TEXT);
    expect(html).toContain('<h2 id="two-words">');
    expect(html).toContain('<h3 id="two-words-1">');
  });

  it('aligns columns by a class, since HTML has no align any more', () => {
    const html = renderMarkdown('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n');
    expect(html).toContain('<td>1</td>\n<td class="center">2</td>');
    expect(html).toContain('<td class="right">3</td>');
    expect(html).not.toContain('align=');
  });

  it('puts each table in a box that scrolls and can be focused', () => {
    expect(renderMarkdown(TEXT)).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table: a, b">',
    );
  });

  describe('marks a table that is too wide for a phone', () => {
    const table = (...cells: string[]) =>
      renderMarkdown(
        `| a | *b* | c |${' d | e |'.slice(0, 4 * (cells.length - 3))}\n|${'---|'.repeat(cells.length)}\n| ${cells.join(' | ')} |\n`,
      );

    it.each([
      [
        'long sentences',
        ['A sentence of many', 'words stands here, and', 'another beside it, as long as that'],
      ],
      ['long words', ['incomprehensibilities', 'uncharacteristically', '3']],
      ['five columns', ['1', '2', '3', '4', '5']],
    ])('%s', (_, cells) => {
      expect(table(...cells)).toContain('class="table-scroll table-cards"');
    });

    it('whose cells each repeat the label of their own column', () => {
      const cells = table('1', '2', '3', '4', '5').matchAll(/<(t[hd])[^>]*?(?: data-label="(.)")?>(.)/g);
      expect([...cells].flatMap(([, tag, label, text]) => (tag === 'td' ? [[label, text]] : []))).toEqual([
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
        ['d', '4'],
        ['e', '5'],
      ]);
    });

    it('and leaves four short columns, and any two, as they are', () => {
      expect(table('Ad A', '30', '1.20%', 'messages ÷ views')).not.toContain('table-cards');
      expect(table('Monday', '02:00 to 06:00 next day', 'KES 130')).not.toContain('table-cards');
      expect(renderMarkdown(TEXT)).not.toContain('table-cards');
    });
  });

  it('aligns heads as their columns, and gives each of two tables its box', () => {
    const html = renderMarkdown('| a |\n|--:|\n| 1 |\n\n| b |\n|--:|\n| 2 |\n');
    expect(html).toContain('<th class="right">a</th>');
    expect(html.match(/class="table-scroll"/g)).toHaveLength(2);
    expect(html).toContain('<td class="right">2</td>');
    expect(html).not.toContain('align=');
  });

  it('sets quotes in headings and cells', () => {
    expect(renderMarkdown('## "A"\n\n| "b" |\n|---|\n| it\'s |\n')).toMatch(/“A”[\s\S]*“b”[\s\S]*it’s/);
  });

  it('drops scripts, handlers, styles and dangerous links', () => {
    const html = renderMarkdown(
      '<script>x()</script>\n\n<p style="a" onclick="x()">t</p>\n\n[y](javascript:x())',
    );
    expect(html).not.toMatch(/script|onclick|style/);
  });
});

describe('countWords', () => {
  it('counts tokens with a letter or digit, not lone punctuation', () => {
    expect(countWords('One – two, $3.00 × 4 … don’t')).toBe(5);
    expect(countWords('   ')).toBe(0);
  });
});

it('markdownText is the visible text, on one line', () => {
  expect(markdownText('## A *b*\n\nc\n[d](/e)\n\n| f | g |\n|---|---|\n\n- h\n')).toBe('A b c d f g h');
});

it.each([
  ['##When', '1 "##W…" is no heading: write a space behind the number signs'],
  ['## \n\nA', '1 "##" is a heading without a text'],
  ['[calculator](/earn-money', '1 [calculator](/earn-money is shown as it is typed: a link is written'],
  ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', '3 the row has 3 cells where the head has 2: a sign | within'],
  ['| a | b |\n|---|---|\n| 1 |', '3 the row has 1 cells where the head has 2: an empty cell is written | |'],
  ['A <kbd>b</kbd>', '1 <kbd> is left out: Markdown holds no HTML here'],
])('names %j, once', (markdown, reason) => {
  expect(faults(markdown)).toEqual([expect.stringContaining(reason)]);
});

it('keeps the ids of the page around it', () => {
  const { headings, html } = readMarkdown('## Main\n');
  expect(headings[0]?.id).toBe('main-1');
  expect(html).toBe('<h2 id="main-1">Main</h2>\n');
});

it('leaves out HTML, and keeps the words and the code', () => {
  expect(renderMarkdown('A <b>b</b> <!-- c --> `<i>`')).toBe('<p>A b  <code>&#x3C;i></code></p>\n');
});

it('names the boxes of a list of tasks', () => {
  expect(renderMarkdown('- [x] one\n- [ ] two\n')).toBe(
    '<ul class="contains-task-list">\n' +
      '<li class="task-list-item"><span class="task task-done" role="img" aria-label="Done:"></span> one</li>\n' +
      '<li class="task-list-item"><span class="task" role="img" aria-label="To do:"></span> two</li>\n</ul>\n',
  );
});

describe('notes', () => {
  it('have a label, and are told apart where it is a figure', () => {
    expect(renderMarkdown('> **Free Wi-Fi** at work.\n')).toBe(
      '<aside class="note">\n<p><strong>Free Wi-Fi</strong> at work.</p>\n</aside>\n',
    );
    for (const figure of ['KES 39 more', '$4.50', '12 viewers'])
      expect(renderMarkdown(`> **${figure}** a day`)).toContain('class="note note-figure"');
    expect(renderMarkdown('> **November 2026** Open.')).toContain('class="note"');
  });

  it.each(['> One sentence.', '> **Before:** a chord', '> **All of it**'])('are not %s', (markdown) => {
    expect(renderMarkdown(markdown)).toMatch(/^<blockquote>/);
  });
});

it('sets apart the number that a heading begins with', () => {
  const { html, headings } = readMarkdown('## 1. Goods\n\n## 2025 in short\n');
  expect(html).toContain('<h2 id="1-goods"><span class="numeral">1.</span> Goods</h2>');
  expect(html).toContain('>2025 in short</h2>');
  expect(headings[0]?.text).toBe('1. Goods');
});

describe('figures', () => {
  const PLACED = 'Before.\n\n![A clock of "24" hours](figure:posting-clock "One day")\n\nAfter it.\n';

  it('are their alternative text and caption, which is what a feed shows, and no words to be read', () => {
    const { html, words } = readMarkdown(PLACED);
    expect(html).toContain(
      '<figure data-figure="posting-clock">\n<p>A clock of “24” hours</p>\n<figcaption>One day</figcaption>\n</figure>',
    );
    expect(words).toBe(3);
  });

  it('split rendered text', () => {
    expect(htmlParts(renderMarkdown(PLACED))).toEqual([
      { html: expect.stringContaining('Before.') },
      { figure: 'posting-clock', alt: 'A clock of “24” hours', caption: 'One day' },
      { html: expect.stringContaining('After it.') },
    ]);
    expect(htmlParts('<p>One.</p>')).toEqual([{ html: '<p>One.</p>' }]);
    expect(() => htmlParts(renderMarkdown('![Alt](figure:nothing "Caption")'))).toThrow(
      '"nothing" is not a figure',
    );
  });

  it('of somebody of the cast say who, how, before what and with what', () => {
    const parts = (name: string) =>
      htmlParts(renderMarkdown(`![Neema: KES\u00a0720 by noon.](figure:${name})`));
    expect(parts('mumbi-selling-sun-samosa')).toEqual([
      {
        told: { name: 'mumbi', pose: 'selling', tone: 'sun', goods: 'samosa' },
        alt: 'Neema: KES\u00a0720 by noon.',
      },
    ]);
    expect(parts('mumbi-phone-ink')).toMatchObject([{ told: { goods: undefined } }]);
  });

  it.each([
    ['![Neema: 7 eggs.](figure:mumbi-fone-sun)', '"fone" is not a pose: did you mean "phone"?'],
    ['![Neema: 7 eggs.](figure:mumbi-phone)', '"" is not the colour of a ground: choose one of sun'],
    ['![Neema: 7 eggs.](figure:mumbi-selling-sun)', '"" is not what is held out: choose one of bag'],
    ['![Neema: 7 eggs.](figure:mumbi-phone-sun-bag)', '"bag" is not what is held out'],
    ['![Neema: 7 eggs.](figure:mumbi-selling-sun-bag-now)', '"now" is too much'],
    ['![Neema has eggs.](figure:mumbi-phone-sun)', 'of the form "Who: how much, and the rest."'],
    ['![Neema: 7 eggs.](figure:mumbi-phone-sun "Caption")', 'has no caption'],
    ['![Alt](figure:nothing "Caption")', '"nothing" is not a figure'],
    ['![Alt](figure:posting-clok "Caption")', 'did you mean "posting-clock"?'],
    ['![](figure:posting-clock "Caption")', 'needs an alternative text'],
    ['![Alt](figure:posting-clock)', 'needs a caption'],
    ['Text ![Alt](figure:posting-clock "Caption")', 'must stand alone'],
    ['- ![Alt](figure:posting-clock "Caption")', 'must stand alone'],
  ])('name line and reason of %s', (markdown, reason) => {
    expect(faults(`One.\n\n${markdown}`)).toEqual([expect.stringMatching(/^3 /)]);
    expect(faults(markdown)[0]).toContain(reason);
  });
});

describe('pictures', () => {
  const picture = { file: 'articles/pictures/a.jpg', hash: 'h', width: 600, height: 100 };
  const read = (name: string) => (name === 'a b.jpg' ? { picture } : { reason: `"${name}" is not there` });

  it('stand with their sizes and formats, late unless they are near the top', () => {
    const { html, pictures, words } = readMarkdown(`![say "a"](a%20b.jpg "it's")\n\n![B](a%20b.jpg)\n`, read);
    expect(html).toContain(
      '<figure class="photo-figure"><picture><source type="image/avif" srcset="/pictures/a-h-480.avif 480w, ',
    );
    expect(html).toContain(
      'width="600" height="100" alt="say “a”" decoding="async"></picture><figcaption>it’s</figcaption></figure>',
    );
    expect(html).toContain('alt="B" loading="lazy" decoding="async"></picture></figure>');
    expect(pictures).toEqual([picture]);
    expect(words).toBe(0);
  });

  it('load late below the first screen', () => {
    expect(readMarkdown(`${'word '.repeat(61)}\n\n![B](a%20b.jpg)\n`, read).html).toContain('loading="lazy"');
    expect(readMarkdown(`${'word '.repeat(60)}\n\n![B](a%20b.jpg)\n`, read).html).not.toContain('loading');
  });

  it.each([
    ['![A](c.jpg)', '1 "c.jpg" is not there'],
    ['![](a%20b.jpg)', '1 picture "a b.jpg" needs a text between the square brackets'],
    ['A ![A](a%20b.jpg)', '1 picture "a b.jpg" must stand alone'],
  ])('tell one thing of %s', (markdown, reason) => {
    expect(readMarkdown(markdown, read).problems.map((one) => `${one.line} ${one.reason}`)).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  it('are refused where a text may hold none', () => {
    expect(faults('![A](a.jpg)')).toEqual([
      '1 picture "a.jpg" cannot stand here: articles, pages and press releases alone hold pictures',
    ]);
  });
});
