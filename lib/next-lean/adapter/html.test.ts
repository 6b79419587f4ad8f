import { describe, expect, it } from 'vitest';
import { applyEdits, parseHtml, removal } from './html';

const source =
  '<!DOCTYPE html><html><head></head><body><p class="a" id=b>one</p><!--x--><pre>\n\ntwo</pre></body></html>';
const find = (tag: string) => {
  const element = parseHtml(source).elements.find(({ tagName }) => tagName === tag);
  if (!element) throw new Error(tag);
  return element;
};
describe('edits', () => {
  it('leaves every other byte alone', () => {
    expect(applyEdits(source, [])).toBe(source);
    expect(applyEdits(source, [removal(find('pre')), removal(find('p'))])).toBe(
      '<!DOCTYPE html><html><head></head><body><!--x--></body></html>',
    );
  });

  it('refuses edits that overlap', () => {
    const edit = removal(find('p'));
    expect(() => applyEdits(source, [edit, { ...edit, start: edit.start + 1 }])).toThrow('overlap');
  });

  it('puts texts in, also where something goes', () => {
    const gone = removal(find('p'));
    const put = (at: number, text: string) => ({ start: at, end: at, text });
    expect(applyEdits(source, [gone, put(gone.start, '<b>'), put(gone.end, '</b>')])).toContain(
      '<body><b></b><!--x-->',
    );
  });
});
