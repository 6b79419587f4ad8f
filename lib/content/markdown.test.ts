import { describe, expect, it } from 'vitest';
import { countWords, outline, renderMarkdown } from './markdown';

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
  ])('name %s, once', (_, markdown, reason) => {
    expect(faults(markdown)).toEqual([expect.stringContaining(reason)]);
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
