import type { Report } from '../problems';

/** Reports each entry of a list that stands in it before, whatever the list: readers would see it twice. */
export function checkCopies(value: unknown, file: string, report: Report, field = ''): void {
  if (value === null || typeof value !== 'object') return;
  const before: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const path = field ? `${field}.${key}` : key;
    if (Array.isArray(value) && typeof item !== 'number') {
      const written = JSON.stringify(item);
      const first = before.indexOf(written);
      if (first >= 0) {
        report({ file, field: path, reason: `is the same as entry ${first + 1}: take one away` });
        continue;
      }
      before.push(written);
    }
    checkCopies(item, file, report, path);
  }
}
