/** Fenced code: coloured when the site is built, by classes whose colours stand in app/markdown.css. */
import type { Element, Root as HtmlRoot } from 'hast';
import { common, createLowlight } from 'lowlight';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownFault } from './markdown-html';
import { meant } from './text/nearest';

const lowlight = createLowlight(common);
/** What is written without colours. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext'];

/** @returns each fenced block in a language that nobody knows */
export function codeFaults(tree: Root): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  visit(tree, 'code', ({ lang, position }) => {
    if (!lang || PLAIN.includes(lang) || lowlight.registered(lang)) return;
    const reason = `"${lang}" is no language that code is coloured in${meant(lang, lowlight.listLanguages()) || ': leave it out, or write text'}`;
    faults.push({ line: position?.start.line ?? 1, near: lang, reason });
  });
  return faults;
}

/** Colours each block, and lets it be scrolled by keyboard. */
export function colourCode(tree: HtmlRoot): void {
  visit(tree, 'element', (pre) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    const language = languageOf(code);
    const label = language && !PLAIN.includes(language) ? `Code: ${language}` : 'Code';
    pre.properties = { tabIndex: 0, role: 'region', ariaLabel: label };
    code.properties = {};
    const [text] = code.children;
    if (!language || text?.type !== 'text' || !lowlight.registered(language)) return;
    code.children = lowlight.highlight(language, text.value).children as Element['children'];
  });
}

function languageOf({ properties }: Element): string | undefined {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return classes
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}
