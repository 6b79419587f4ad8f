import type { Report } from '../../content/read';
import type { Content } from '../../content/types';
import { allPaths } from '../paths';

/** Reports every address that two pages claim, such as a press release named like a page of pages.json. */
export function checkPaths(content: Content, report: Report): void {
  const seen = new Set<string>();
  for (const path of allPaths(content)) {
    if (seen.has(path)) report({ file: '(paths)', field: path, reason: 'is the address of two pages' });
    seen.add(path);
  }
}
