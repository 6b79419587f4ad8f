import type { SendMail } from './delivery/mail';
import type { Destination } from './lead';
import type { Log, Warn } from './log';
import type { LeadsCopy, LeadsSettings } from './settings';
import type { Database } from './store/database';

/** What the parts of the library work with. */
export interface Context {
  settings: LeadsSettings;
  copy: LeadsCopy;
  db: Database;
  destinations: readonly Destination[];
  /** Sends the server's mail; undefined without a mail server. */
  send: SendMail | undefined;
  log: Log;
  /** Says what the owner should mend, not every time. */
  warn: Warn;
}
