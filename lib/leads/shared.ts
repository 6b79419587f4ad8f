import type { Settings } from '../content/settings/schema';
import type { Log } from './log';
import { leadsDatabase } from './store/open';
import type { Reopening } from './store/reopening';

// A bundler may load this module twice in one process; both copies use one connection.
const registry = globalThis as { [key: symbol]: Reopening | undefined };
const DATABASE = Symbol.for('leads.database');

/** @returns the store of this process, opened with its first use */
export function sharedDatabase(settings: Settings, log: Log): Reopening {
  registry[DATABASE] ??= leadsDatabase(settings, log);
  return registry[DATABASE];
}
