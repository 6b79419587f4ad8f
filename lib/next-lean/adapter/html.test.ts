import { describe, expect, it } from 'vitest';
import { applyEdits, attributeRemoval, parseHtml, removal } from './html';

const source =
  '<!DOCTYPE html><html><head></head><body><p class="a" id=b>one</p><!--x--><pre>\n\ntwo</pre></body></html>';
const find = (tag: string) => {
  const element = parseHtml(source).elements.find(({ tagName }) => tagName === tag);
  if (!element) throw new Error(tag);
  return element;
};
const edited = (tag: string, name: string) => {
  const edit = attributeRemoval(find(tag), name);
  return edit && applyEdits(source, [edit]).text;
};

describe('edits', () => {
  it('leaves every other byte alone', () => {
    expect(applyEdits(source, []).text).toBe(source);
    expect(applyEdits(source, [removal(find('pre')), removal(find('p'))]).text).toBe(
      '<!DOCTYPE html><html><head></head><body><!--x--></body></html>',
    );
  });

  it('removes attributes', () => {
    expect(edited('p', 'class')).toContain('<p id=b>one</p>');
    expect(edited('p', 'id')).toContain('<p class="a">one</p>');
    expect(edited('p', 'title')).toBeUndefined();
  });

  it('refuses edits that overlap', () => {
    const edit = removal(find('p'));
    expect(() => applyEdits(source, [edit, { ...edit, start: edit.start + 1 }])).toThrow('overlap');
  });

  it('finds marked places again, and refuses to lose one', () => {
    const at = source.indexOf('<pre>');
    const { text, marks } = applyEdits(source, [removal(find('p'))], [0, at, source.length]);
    expect(marks).toEqual([0, text.indexOf('<pre>'), text.length]);
    expect(() => applyEdits(source, [removal(find('pre'))], [at + 1])).toThrow('swallows');
  });
});
