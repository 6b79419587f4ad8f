import { allPaths } from '../paths';
import { flattenedRedirects, redirectProblems } from '../redirects';
import type { Report } from './read';
import type { Content } from './types';

/** Reports redirects that loop, repeat, hide a page or lead nowhere. */
export function checkRedirects(content: Content, report: Report): void {
  for (const { from, reason } of redirectProblems(flattenedRedirects(content), allPaths(content))) {
    report({ file: 'redirects.json', field: from, reason });
  }
}
