/** Finds what pruning left out although a page could use it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

const CHUNKS = join('.next', 'static', 'chunks');
/** Text of the stylesheet as Next wrote it. */
const WHOLE = readdirSync(CHUNKS)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(CHUNKS, name), 'utf8'))
  .join('');

/** Selectors of the whole stylesheet that the page's own lacks although they would match, states left aside. */
export function missedSelectors(page: Page): Promise<string[]> {
  return page.evaluate((css) => {
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        // Constants are written out where they are used: a rule of nothing else is left out everywhere.
        ...(rule instanceof CSSStyleRule && [...rule.style].some((name) => !name.startsWith('--'))
          ? [rule.selectorText]
          : []),
        ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const own = [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules)).join(',');
    // Commas of the list itself, not of a list in brackets.
    const parts = (list: string) => {
      let depth = 0;
      return list
        .replace(/\\.|[(),]/g, (token) => {
          if (token === '(') depth += 1;
          if (token === ')') depth -= 1;
          return token === ',' && depth === 0 ? '\n' : token;
        })
        .split('\n');
    };
    const states =
      /(?<!\\)(?:::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|target|open|checked|disabled|invalid|popover-open)\b)/g;
    return selectorsIn(sheet.cssRules)
      .flatMap(parts)
      .map((selector) => selector.trim())
      .filter((selector) => !own.includes(selector))
      .filter((selector) => {
        const anyState = selector.replace(states, '').replace(/^$|([\s>+~(,])(?=$|[\s>+~),])/g, '$1*');
        try {
          return document.querySelector(anyState) !== null;
        } catch {
          return true;
        }
      });
  }, WHOLE);
}
