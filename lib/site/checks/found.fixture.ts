/** For tests of checks: what one of them reports, and pages to look at. */
import type { Problem, Report } from '../../content';
import { definePage, type PageFields } from '../pages/page';

/** @returns every problem that a check reports */
export function found(check: (report: Report) => void): Problem[] {
  const problems: Problem[] = [];
  check((problem) => problems.push(problem));
  return problems;
}

export const pageOf = (route: string, fields: Partial<PageFields> = {}) =>
  definePage({
    route,
    kind: 'page',
    title: route,
    description: '',
    changed: '2030-01-01',
    source: `${route.slice(1)}.md`,
    ...fields,
  });
