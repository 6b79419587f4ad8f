import { ownPages } from '../intake/page';
import { type Log, reasonOf } from '../log';
import { MAIL_COPY } from './copy';

/** Pages behind the links in mails, in the order in which a subscriber can come to them. */
export const STEP_PAGES = ['confirm', 'confirmed', 'end', 'ended', 'invalid'] as const;
export type StepPage = (typeof STEP_PAGES)[number];

/** @returns URL path of the static page */
export const pagePath = (page: StepPage): string => `/newsletter/${page}`;

/** The same words without the look of the site. */
function barePage(page: StepPage): string {
  const copy: { title: string; text: string; button?: string } = MAIL_COPY.pages[page];
  const form = copy.button ? `<form method="post" data-step><button>${copy.button}</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${copy.title}</title></head><body><main><h1>${copy.title}</h1><p>${copy.text}</p>${form}</main></body></html>`;
}

/** @returns what gives the HTML of a page, a bare one when the static page cannot be had */
export function stepPages(port: string | undefined, log: Log): (page: StepPage) => Promise<string> {
  const own = ownPages(port);
  return async (page) => {
    try {
      return await own(pagePath(page));
    } catch (error) {
      log(`the page ${pagePath(page)} cannot be used: ${reasonOf(error)}`);
      return barePage(page);
    }
  };
}
