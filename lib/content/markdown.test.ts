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
    });
  });
});

describe('renderMarkdown', () => {
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
