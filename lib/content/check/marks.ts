import { readMarkdown } from '../markdown';
import type { Report } from '../problems';
import { anyEntry, textsIn } from '../text/json-texts';
import marks from './marks.json' with { type: 'json' };

type Paths = Readonly<Record<string, readonly string[]>>;
/** Texts of JSON files that hold emphasis and links, by their dotted paths; `*` is any entry of a list. */
const SENTENCES: Paths = marks.sentences;
/** Those that are Markdown throughout. */
const MARKDOWN: Paths = marks.markdown;
const MARK = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)/g;
const TAG = /<\/?[a-z][^<>]*>|&#?[a-z\d]{2,};/i;
const LEFT = /\*\*.*?(?:\*\*|$)|\[[^[\]]*\]\([^()]*\)?|`[^`]*`?|(?<![\w*_/])([*_])\p{L}[^*_]*\1|^#+\s.*/mu;

/** Reports signs of Markdown and HTML in a parsed file or front matter, where a reader would see them as typed. */
export function checkMarks(value: unknown, file: string, report: Report): void {
  for (const { text: typed, path: field } of textsIn(value)) {
    if (!/[*_[`<#&\\]/.test(typed)) continue;
    // What cannot be worked out is told as that.
    const text = typed.replace(/\{\{.*?\}\}/g, '');
    const path = anyEntry(field);
    if (MARKDOWN[file]?.includes(path)) {
      for (const { reason } of readMarkdown(text).problems) report({ file, field, reason });
      continue;
    }
    const marked = SENTENCES[file]?.includes(path);
    const rest = marked ? text.replace(MARK, '') : text;
    const sign = TAG.exec(rest) ?? LEFT.exec(rest);
    if (!sign) continue;
    const holds = marked
      ? 'this text holds **emphasis** and [links](/address) only'
      : 'this text holds no signs';
    report({ file, field, reason: `${sign[0]} is shown as it is typed: ${holds}` });
  }
}
