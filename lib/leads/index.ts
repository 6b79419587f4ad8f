/**
 * The door of the library for the server, and where its parts are put together. A browser's door is forms.ts.
 */
import { type Context, contextOf } from './context';
import { startWorker } from './delivery/deliver';
import { isFormName } from './forms';
import { healthWatch, type LeadsHealth, NOTHING_WAITS } from './health';
import { acceptSubmission } from './intake/accept';
import { noteConnectionAddresses, preflight } from './intake/sender';
import type { Log } from './log';
import { followStep } from './newsletter/follow';
import type { Step } from './newsletter/subscriptions';
import type { LeadsConfig, LeadsSettings } from './settings';
import { StoreError, troubleOf } from './store/database';
import { openStore, type Store } from './store/open';

export { startDesk } from './desk/desk';
export type { FormName } from './forms';
export type { Log } from './log';
export { STEP_PAGES, type StepPage } from './newsletter/follow';
export { forTerminal, parseCommand, runCommand } from './owner/command';
export type { LeadsConfig, LeadsCopy } from './settings';
export { openStore, PATIENCE } from './store/open';

/** What the site asks of its leads. */
export type Leads = ReturnType<typeof createLeads>;

/** What no waiting mends: the owner has to change a path or its rights. */
const MISCONFIGURED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR']);

// A bundler may load this module more than once for one release; all copies use one connection.
const registry = globalThis as { [key: symbol]: Store | undefined };
const DATABASE = Symbol.for('leads.database');

const keepsNothing = ({ LEADS_STORE }: LeadsSettings) => LEADS_STORE === 'webhook';

/** A store that can never be used as it is set up ends the start; one that is away or full may come back. */
async function openOrThrow(db: Store, log: Log): Promise<void> {
  try {
    await db.ready();
  } catch (error) {
    if (error instanceof StoreError && MISCONFIGURED.has(error.code)) throw error;
    log(troubleOf(error), 'warning');
  }
}

/** The leads of a site with these settings; nothing is opened before it is needed. */
export function createLeads(config: LeadsConfig) {
  const { settings, log } = config;
  let made: { context: Context; health: () => Promise<LeadsHealth> } | undefined;
  const parts = () => {
    registry[DATABASE] ??= openStore(settings, log);
    made ??= { context: contextOf(config, registry[DATABASE]), health: healthWatch(registry[DATABASE]) };
    return made;
  };
  return {
    /** Takes what was posted to a form. When it answers that it was sent, the lead is safe. */
    async accept(form: string, request: Request): Promise<Response> {
      if (!isFormName(form)) {
        const error = { code: 'unknown-form', message: 'There is no such form.', fields: {} };
        return Response.json({ error }, { status: 404 });
      }
      return acceptSubmission(form, request, parts().context);
    },
    /** Answers whether a page elsewhere may post (CORS). */
    preflight: (request: Request) => preflight(request, parts().context),
    /** Answers to a link in a mail: `GET` shows what it is for, `POST` does it. */
    follow: (step: Step, request: Request) => followStep(step, request, parts().context),
    /** @returns whether a lead that came now would be kept, and what waits; at most a second old */
    health: async (): Promise<LeadsHealth> =>
      keepsNothing(settings) ? { writable: true, ...NOTHING_WAITS } : parts().health(),
    /**
     * Starts what runs beside the requests: the connection's address for the limits, and the delivery of what waits. Once
     * in a process, or once for each release that it serves.
     * @returns what ends it, once everything under way is over
     * @throws StoreError where the store can never be used as it is set up
     */
    async start(): Promise<() => Promise<void>> {
      if (keepsNothing(settings)) {
        const forget = noteConnectionAddresses();
        return async () => forget();
      }
      // A release brings its own code for the store, and tables of its own version.
      const db = openStore(settings, log);
      registry[DATABASE] = db;
      await openOrThrow(db, log);
      const forget = noteConnectionAddresses();
      const stop = startWorker(parts().context);
      return async () => {
        forget();
        await stop();
        if (registry[DATABASE] === db) registry[DATABASE] = undefined;
        await db.close();
      };
    },
  };
}
