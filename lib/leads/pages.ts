/** Static pages of the site that are answered with, or bare ones that say the same. */
import { type Log, reasonOf } from './log';

/** @returns the HTML of a static page of the site. @throws when it cannot be had */
export type ReadPage = (pathname: string) => Promise<string>;

/** @returns a page without the look of the site */
export const barePage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** @returns what `use` makes of a static page, or of the bare one where that cannot be used; the log says so */
export async function fromPage(
  pathname: string,
  bare: string,
  { readPage, log }: { readPage: ReadPage; log: Log },
  use = (html: string) => html,
): Promise<string> {
  try {
    return use(await readPage(pathname));
  } catch (error) {
    log(`the page ${pathname} cannot be used: ${reasonOf(error)}`);
    return use(bare);
  }
}
