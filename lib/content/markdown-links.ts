/** Links and pictures that Markdown does not take for such, and shows as they were typed. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownFault } from './markdown-html';

const UNREAD = /\[[^[\]]*(\]\([^\s()]*)\s[^()]*\)/g;

/** @returns each link or picture with a space in its address, or with other marks than straight quotes around its caption */
export function linkFaults(tree: Root): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  visit(tree, 'text', ({ value, position }) => {
    for (const [typed, near = ''] of value.matchAll(UNREAD)) {
      const reason = `${typed} is shown as it is typed: write a space in an address as %20, and a caption in straight quotes`;
      faults.push({ line: position?.start.line ?? 1, near, reason });
    }
  });
  return faults;
}
