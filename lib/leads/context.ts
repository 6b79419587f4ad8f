import type { SendMail } from './delivery/mail';
import type { Destination } from './lead';
import type { Log } from './log';
import type { LeadsCopy, LeadsSettings } from './settings';
import type { Database } from './store/database';

/** What the parts of the library work with; tests give them another clock and chance. */
export interface Context {
  settings: LeadsSettings;
  copy: LeadsCopy;
  db: Database;
  destinations: readonly Destination[];
  /** Sends the server's mail; undefined without a mail server. */
  send: SendMail | undefined;
  /** Name of this process among those that share the store. */
  owner: string;
  now: () => number;
  /** Milliseconds on a clock that nobody sets. */
  passed: () => number;
  /** 0 to 1. */
  random: () => number;
  log: Log;
}
