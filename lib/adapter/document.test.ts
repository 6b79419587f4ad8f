import { describe, expect, it } from 'vitest';
import { applyEdits, attributeEdit, elementsOf, parseHtml, removal, textOf } from './document';

const source =
  '<!DOCTYPE html><html><head></head><body><p class="a" id=b>one</p><!--x--><pre>\n\ntwo</pre></body></html>';
const find = (tag: string) => {
  const element = parseHtml(source).elements.find(({ tagName }) => tagName === tag);
  if (!element) throw new Error(tag);
  return element;
};
const edited = (tag: string, name: string, value?: string) => {
  const edit = attributeEdit(find(tag), name, value);
  return edit && applyEdits(source, [edit]);
};

describe('edits', () => {
  it('leaves every other byte alone', () => {
    expect(applyEdits(source, [])).toBe(source);
    expect(applyEdits(source, [removal(find('pre')), removal(find('p'))])).toBe(
      '<!DOCTYPE html><html><head></head><body><!--x--></body></html>',
    );
  });

  it('removes and rewrites attributes', () => {
    expect(edited('p', 'class')).toContain('<p id=b>one</p>');
    expect(edited('p', 'id', 'a"b&c')).toContain('<p class="a" id="a&quot;b&amp;c">one</p>');
    expect(edited('p', 'title', 'x')).toBeUndefined();
  });

  it('refuses edits that overlap', () => {
    const edit = removal(find('p'));
    expect(() => applyEdits(source, [edit, { ...edit, start: edit.start + 1 }])).toThrow('overlap');
  });
});

describe('elementsOf', () => {
  it('finds what parsing finds, but for the texts of scripts', () => {
    const html =
      '<!DOCTYPE html><script>push("<p class=x>")</script><script src="/a.js"></script><p title="&lt;script>">x</p><template><i></i></template>';
    const found = elementsOf(html);
    expect(found.map(({ tagName }) => tagName)).toEqual(
      parseHtml(html).elements.map(({ tagName }) => tagName),
    );
    expect(found.filter(({ tagName }) => tagName === 'script').map(textOf)).toEqual(['', '']);
  });
});
