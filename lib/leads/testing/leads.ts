/** What the tests of leads share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type Lead, newLead } from '../lead';
import type { Database } from '../store/database';
import { migrate } from '../store/migrate';
import { openSqlite } from '../store/sqlite';

export const NOW = Date.parse('2026-11-20T08:00:00.000Z');

/** @returns the path of a new empty folder, removed when the test ends */
export function scratch(): string {
  const path = mkdtempSync(join(tmpdir(), 'leads-unit-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** @returns an empty store in a file of its own, closed and removed when the test ends */
export async function scratchDatabase(file = join(scratch(), 'leads.db')): Promise<Database> {
  const db = openSqlite(file);
  onTestFinished(() => db.close());
  await migrate(db);
  return db;
}

/** @returns a contact lead; different keys make different leads */
export function someLead(key = 'some-key-1', payload: Record<string, string> = {}): Lead {
  const fields = { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello', ...payload };
  return newLead('contact', fields, { key, suspicions: [], now: NOW });
}

/** Waits until a check passes. The limit is against hanging only: a busy machine is slower, and not wrong. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 10_000 });
}
