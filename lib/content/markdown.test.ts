import { describe, expect, it } from 'vitest';
import { countWords, markdownText, outline, readMarkdown, renderMarkdown } from './markdown';

const TEXT =
  '## Two words\n\nOne [link](/blog) and **bold**.\n\n- item one\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Two words\n';

describe('outline', () => {
  it('lists headings with unique ids, links and every visible word', () => {
    expect(outline(TEXT)).toEqual({
      headings: [
        { id: 'two-words', depth: 2, text: 'Two words', line: 1 },
        { id: 'two-words-1', depth: 2, text: 'Two words', line: 11 },
      ],
      links: [{ target: '/blog', line: 3 }],
      words: 2 + 4 + 2 + 4 + 2,
      figures: [],
      pictures: [],
      faults: [],
    });
  });
});

const faults = (markdown: string) => outline(markdown).faults.map(({ line, reason }) => `${line} ${reason}`);

describe('faults', () => {
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
      '3 <iframe> is left out: Markdown may hold',
    ],
    ['a tag that Markdown has a sign for', 'A <b>bold</b> word', '1 <b> is left out: write **text**'],
    ['a misspelt tag', 'Press <kdb>F1</kdb>', '1 <kdb> is left out: is it <kbd>?'],
    ['an attribute', '<abbr titel="x">y</abbr>', '1 "titel" of <abbr> is left out: it may have title'],
    ['an element without an end', '<details>\n<summary>A</summary>\n\nB', '1 <details> is never closed'],
    ['an end without an element', 'A</kbd> b', '1 </kbd> closes nothing'],
    ['a kind of callout', 'A\n\n> [!NOTES]\n> B', '3 [!NOTES] is no kind of callout: did you mean "NOTE"?'],
    ['a mark without a note', 'A[^1]', '1 footnote "1" has no text: add a line [^1]: …'],
    ['a note without a mark', 'A\n\n[^1]: B', '3 nothing refers to footnote "1": write [^1]'],
    [
      'a language',
      '```javscript\nx\n```',
      '1 "javscript" is no language that code is coloured in: did you mean',
    ],
    [
      'a tag on a later line',
      '<details>\n<summary>A</summary>\n<b>\n</details>',
      '3 <b> is left out: write **text**',
    ],
    [
      'a heading that skips one after another',
      '## A\n\n### B\n\n## C\n\n#### D',
      '7 "#### D" skips a level: write ### D',
    ],
    ['a note that is written twice', 'A[^1]\n\n[^1]: B\n\n[^1]: C', '5 footnote "1" is written twice'],
    ['a callout of no near kind', '> [!HURRY]\n> A', '1 [!HURRY] is no kind of callout; there are NOTE, TIP'],
    ['a language of no near name', '```qqqqqqqqq\nx\n```', ': leave it out, or write text'],
    ['a link with a space in its address', 'A\n\n[b](/c d)', '3 [b](/c d) is shown as it is typed'],
    ['a caption in curly quotes', '![b](c.jpg “d”)', '1 ![b](c.jpg “d”)'.replace('!', '')],
  ])('name %s, once', (_, markdown, reason) => {
    expect(faults(markdown)).toEqual([expect.stringContaining(reason)]);
  });

  it('come in the order of their lines', () => {
    expect(faults('A[^1]\n\n<b>\n\n# B').map((fault) => Number.parseInt(fault, 10))).toEqual([1, 3, 5]);
  });

  it('are told of one unknown tag in pairs, and of each that stands alone', () => {
    expect(faults('<b>A</b> <b>B</b> </i>')).toHaveLength(3);
    expect(faults('<br> <KBD LANG="sw" title=x>A</KBD>')).toEqual([
      '1 "title" of <kbd> is left out: it may have lang, dir',
    ]);
  });

  it('are none in sound text, and none in code', () => {
    const sound =
      'A <kbd>F1</kbd>[^1]<br>\n\n> [!tip]\n> B\n\n## C\n\n### D\n\n`<b>[^2]` <!-- E -->\n\n[^1]: F\n';
    expect(faults(`${sound}\n\`\`\`html\n<b>[^3]\n# G\n\`\`\`\n`)).toEqual([]);
  });
});

describe('renderMarkdown', () => {
  it('keeps details with the Markdown inside, keys, abbreviations, sub and sup', () => {
    const inline = '<kbd>Ctrl</kbd> <abbr title="A">a</abbr> <sub>1</sub> <sup>2</sup>';
    expect(renderMarkdown(inline)).toBe(`<p>${inline}</p>\n`);
    expect(renderMarkdown('<details>\n<summary>A</summary>\n\n*B*\n\n</details>\n')).toBe(
      '<details>\n<summary>A</summary>\n<p><em>B</em></p>\n</details>\n',
    );
    expect(renderMarkdown('<details><summary>A</summary>B</details>')).toContain('</summary>B</details>');
  });

  it('turns callouts into notes with a title', () => {
    expect(renderMarkdown('> [!WARNING]\n> Not *so*.\n')).toBe(
      '<div class="callout callout-warning" role="note">\n<p class="callout-title">Warning</p>\n<p>Not <em>so</em>.</p>\n</div>\n',
    );
  });

  it('lets a callout begin with its text, with more blocks behind it, or have none', () => {
    const callout = (body: string) =>
      `<div class="callout callout-tip" role="note">\n<p class="callout-title">Tip</p>\n${body}</div>\n`;
    expect(renderMarkdown('> [!TIP]\n> *One.*\n>\n> Two.\n')).toBe(
      callout('<p><em>One.</em></p>\n<p>Two.</p>\n'),
    );
    expect(renderMarkdown('> [!TIP]\n')).toBe(callout(''));
    expect(renderMarkdown('> A quotation of [!TIP]\n')).toContain('<blockquote>');
    expect(renderMarkdown('> [!HURRY]\n> A\n')).toContain('<blockquote>');
  });

  it('links notes and their marks both ways, by ids that are there once', () => {
    const html = renderMarkdown('A[^x], again[^x], b[^y].\n\n[^x]: One.\n[^y]: Two.\n');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(6);
    for (const target of targets) expect(ids).toContain(target);
    expect(html).toContain('aria-label="Back to the text at note 1, 2"');
  });

  it('colours code by classes alone, and lets it be scrolled by keyboard', () => {
    const html = renderMarkdown('```js\nconst a = "<b>";\n```\n');
    expect(html).toContain('<pre tabindex="0" role="region" aria-label="Code: js">');
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html).toContain('<span class="hljs-string">"&#x3C;b>"</span>');
    expect(html).not.toContain('style=');
    expect(renderMarkdown('```\na\n```')).toContain('aria-label="Code"><code>a\n</code>');
  });

  it('names the boxes of a list of tasks', () => {
    const html = renderMarkdown('- [x] one\n- [ ] two\n');
    expect(html).not.toContain('<input');
    expect(html).toContain('<span class="task task-done" role="img" aria-label="Done:"></span> one');
    expect(html).toContain('<span class="task" role="img" aria-label="To do:"></span> two');
  });

  it('sets quotes and dashes, across emphasis too, and leaves code and addresses alone', () => {
    expect(renderMarkdown('"*It\'s* `a "b"`" - [x](/a "b") <https://a.example/it\'s>')).toBe(
      '<p>“<em>It’s</em> <code>a "b"</code>” – <a href="/a" title="b">x</a> <a href="https://a.example/it&#x27;s">https://a.example/it\'s</a></p>\n',
    );
  });

  it('gives a heading one id, however its quotes were typed', () => {
    expect(outline('## What\'s "new"').headings).toEqual(outline('## What’s “new”').headings);
  });

  it('gives headings the ids that the outline names', () => {
    const html = renderMarkdown(TEXT);
    expect(html).toContain('<h2 id="two-words">');
    expect(html).toContain('<h2 id="two-words-1">');
  });

  it('aligns columns by a class, since HTML has no align any more', () => {
    const html = renderMarkdown('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n');
    expect(html).toContain('<td>1</td>\n<td class="center">2</td>\n<td class="right">3</td>');
    expect(html).not.toContain('align=');
  });

  it('puts each table in a box that scrolls and can be focused', () => {
    expect(renderMarkdown(TEXT)).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table: a, b">',
    );
  });

  it('aligns heads as their columns, and gives each of two tables its box', () => {
    const html = renderMarkdown('| a |\n|--:|\n| 1 |\n\n| b |\n|--:|\n| 2 |\n');
    expect(html).toContain('<th class="right">a</th>');
    expect(html.match(/class="table-scroll"/g)).toHaveLength(2);
    expect(html).toContain('<td class="right">2</td>');
    expect(html).not.toContain('align=');
  });

  it('leaves out HTML that is not allowed, comments among it, and keeps the words', () => {
    expect(renderMarkdown('A <b>b</b> <!-- c --> <kbd>d</kbd>')).toBe('<p>A b  <kbd>d</kbd></p>\n');
  });

  it('leaves code without a language, or in plain text, without colours', () => {
    expect(renderMarkdown('```text\nconst a\n```')).toContain('aria-label="Code"><code>const a\n</code>');
    expect(renderMarkdown('```qqq\nconst a\n```')).toContain('aria-label="Code: qqq"><code>const a\n</code>');
  });

  it('sets quotes in what stands for a picture, and in headings and cells', () => {
    expect(renderMarkdown('## "A"\n\n| "b" |\n|---|\n| it\'s |\n')).toMatch(/“A”[\s\S]*“b”[\s\S]*it’s/);
    expect(outline('![say "a"](b.jpg "it\'s")').pictures).toEqual([
      { name: 'b.jpg', alt: 'say “a”', caption: 'it’s', line: 1, alone: true },
    ]);
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

it('readMarkdown gives both at once', () => {
  expect(readMarkdown(TEXT)).toEqual({ outline: outline(TEXT), html: renderMarkdown(TEXT) });
});
