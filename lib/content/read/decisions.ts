import type { Report } from '../problems';
import { isRecord } from '../text/json-texts';

/** Marks what stands beside it as a default that the owner has to confirm; anything in content/ may carry it. */
export const DECIDE = 'decide';

/** @returns a parsed value without its marks; one that is no boolean is reported */
export function withoutDecisions(value: unknown, file: string, report: Report, path: string[] = []): unknown {
  const inner = (item: unknown, key: string) => withoutDecisions(item, file, report, [...path, key]);
  if (Array.isArray(value)) return value.map((item, index) => inner(item, String(index)));
  if (!isRecord(value)) return value;
  const mark = value[DECIDE];
  if (mark !== undefined && typeof mark !== 'boolean') {
    report({ file, field: [...path, DECIDE].join('.'), reason: 'must be true or false' });
  }
  const entries = Object.entries(value).filter(([key]) => key !== DECIDE);
  return Object.fromEntries(entries.map(([key, item]) => [key, inner(item, key)]));
}
