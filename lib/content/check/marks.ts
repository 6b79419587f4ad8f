import { readMarkdown } from '../markdown';
import type { Report } from '../problems';
import marks from './marks.json' with { type: 'json' };

type Paths = Readonly<Record<string, readonly string[]>>;
/** Texts of JSON files that hold emphasis and links, by their dotted paths; `*` is any entry of a list. */
const SENTENCES: Paths = marks.sentences;
/** Those that are Markdown throughout. */
const MARKDOWN: Paths = marks.markdown;
const MARK = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)/g;
const TAG = /<\/?[a-z][^<>]*>|&#?[a-z\d]{2,};/i;
const LEFT = /\*\*.*?(?:\*\*|$)|\[[^[\]]*\]\([^()]*\)?|`[^`]*`?|(?<![\w*_/])([*_])\p{L}[^*_]*\1|^#+\s.*/mu;

/**
 * Reports signs of Markdown and HTML in texts, where a reader would see them as they were typed.
 * @param value a parsed file, or the front matter of one
 */
export function checkMarks(value: unknown, file: string, report: Report): void {
  visit(value, '');

  function visit(item: unknown, field: string): void {
    if (item !== null && typeof item === 'object') {
      for (const [key, inner] of Object.entries(item)) visit(inner, field ? `${field}.${key}` : key);
    }
    if (typeof item !== 'string' || !/[*_[`<#&\\]/.test(item)) return;
    // What cannot be worked out is told as that.
    const text = item.replace(/\{\{.*?\}\}/g, '');
    const path = field.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*');
    if (MARKDOWN[file]?.includes(path)) {
      for (const { reason } of readMarkdown(text).problems) report({ file, field, reason });
      return;
    }
    const marked = SENTENCES[file]?.includes(path);
    const rest = marked ? text.replace(MARK, '') : text;
    const sign = TAG.exec(rest) ?? LEFT.exec(rest);
    if (!sign) return;
    const holds = marked
      ? 'this text holds **emphasis** and [links](/address) only'
      : 'this text holds no signs';
    report({ file, field, reason: `${sign[0]} is shown as it is typed: ${holds}` });
  }
}
