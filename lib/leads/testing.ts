/** What the unit tests of this folder share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Lead, newLead } from './lead';

export const NOW = Date.parse('2026-11-20T08:00:00.000Z');

/** @returns the path of a new empty folder, removed when the test ends */
export function scratch(): string {
  const path = mkdtempSync(join(tmpdir(), 'leads-unit-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** @returns a contact lead; different keys make different leads */
export function someLead(key = 'some-key-1'): Lead {
  const payload = { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello' };
  return newLead('contact', payload, { key, suspicions: [], now: NOW });
}
