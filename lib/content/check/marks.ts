import { readMarkdown } from '../markdown';
import type { Report } from '../problems';

/** Texts of JSON files that hold emphasis and links, by their dotted paths; `*` is any entry of a list. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'navigation.json': ['words.page.updated'],
  'about.json': ['story.*', 'words.story.legend'],
  'community.json': ['words.forum.text'],
  'advertiser-guide.json': ['words.budgets.text', 'words.page.reasons.lead', 'report.limits.*'],
  'blog.json': ['list.noScript', 'search.noneText', 'article.when', 'article.updated', 'author.report'],
  'careers.json': ['words.page.missing'],
  'download.json': ['words.page.stepsMore', 'words.page.trust'],
  'earn-money.json': ['words.page.who.text'],
  'earning-guide.json': ['words.page.more', 'words.payment.wallet'],
  'events.json': ['words.card.host', 'words.card.calendar', 'words.list.none', 'words.list.past'],
  'faqs.json': ['words.support.text'],
  'home.json': ['trust.*.text', 'risk.text', 'words.prices.noScript'],
  'notices.json': ['broken.text', 'emptyList.all', 'maintenance.text'],
  'partners.json': ['words.inquiry.reply'],
  'press.json': ['words.rules.name'],
  'risk.json': ['rows.*.text', 'meta'],
  'trust.json': ['words.report.own', 'answers.*.text'],
};
/** Those that are Markdown throughout. */
const MARKDOWN: Readonly<Record<string, readonly string[]>> = {
  'earning-guide.json': ['faqs.*.answer'],
  'faqs.json': ['faqs.*.answer'],
};

const MARK = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)/g;
const TAG = /<\/?[a-z][^<>]*>|&#?[a-z\d]{2,};/i;
const LEFT = /\*\*.*?(?:\*\*|$)|\[[^[\]]*\]\([^()]*\)?|`[^`]*`?|(?<![\w*])\*\p{L}[^*]*\*|^#+\s.*/mu;

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
    if (typeof item !== 'string' || !/[*[`<#&]/.test(item)) return;
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
