import type { Report } from '../problems';
import { LONGEST_TITLE } from '../schemas/common';

/** A heading of a page, and where it stands. */
export interface Titled {
  file: string;
  /** Path of the title's field. */
  field: string;
  title: string;
  seoTitle?: string | undefined;
}

/** Reports headings that search engines cut, where nothing shorter is given for them. */
export function checkTitles(pages: readonly Titled[], report: Report): void {
  for (const { file, field, title, seoTitle } of pages) {
    if (seoTitle !== undefined || title.length <= LONGEST_TITLE) continue;
    const reason = `has ${title.length} characters, of which search engines show ${LONGEST_TITLE}: add a seoTitle`;
    report({ file, field, reason });
  }
}
