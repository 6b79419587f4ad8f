import type { ReadPage } from '../intake/page';
import { type Log, reasonOf } from '../log';
import type { LeadsCopy } from '../settings';

/** Pages behind the links in mails, in the order in which a subscriber can come to them. */
export const STEP_PAGES = ['confirm', 'confirmed', 'end', 'ended', 'invalid'] as const;
export type StepPage = (typeof STEP_PAGES)[number];

/** @returns URL path of the static page */
export const stepPagePath = (page: StepPage): string => `/newsletter/${page}`;

/** The same words without the look of the site. */
function barePage({ title, text, button }: LeadsCopy['mail']['pages'][StepPage]): string {
  const form = button ? `<form method="post" data-step><button>${button}</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`;
}

/** @returns what gives the HTML of a page, a bare one when the static page cannot be had */
export function stepPages(
  readPage: ReadPage,
  copy: LeadsCopy['mail']['pages'],
  log: Log,
): (page: StepPage) => Promise<string> {
  return async (page) => {
    try {
      return await readPage(stepPagePath(page));
    } catch (error) {
      log(`the page ${stepPagePath(page)} cannot be used: ${reasonOf(error)}`);
      return barePage(copy[page]);
    }
  };
}
