import type { Report } from '../../content/read';
import type { Content } from '../../content/types';
import { allPaths } from '../paths';
import { flattenedRedirects, redirectProblems } from '../redirects';

/** Reports redirects that loop, repeat, hide a page or lead nowhere. */
export function checkRedirects(content: Content, report: Report): void {
  for (const { from, reason } of redirectProblems(flattenedRedirects(content), allPaths(content))) {
    report({ file: 'redirects.json', field: from, reason });
  }
}
