import type { MarkdownHeading } from './markdown';
import type { MarkdownFault } from './markdown-html';

/** @returns each heading that would be a second title, and each that skips a level, in words and with what to write */
export function headingFaults(headings: readonly MarkdownHeading[]): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  let level = 1;
  for (const { depth, text, line } of headings) {
    const signs = '#'.repeat(depth);
    const place = { line, near: `${signs} ${text}` };
    if (depth === 1) {
      faults.push({
        ...place,
        reason: `"# ${text}" is a second title of the page: begin with two number signs`,
      });
    } else if (depth > level + 1) {
      const wanted = '#'.repeat(level + 1);
      faults.push({ ...place, reason: `"${signs} ${text}" skips a level: write ${wanted} ${text}` });
    }
    level = Math.max(depth, 2);
  }
  return faults;
}
