/**
 * The door of the library for the server, and where its parts are put together from the settings. A browser's door is
 * client.ts.
 */
import type { Context } from './context';
import { destinationsOf, mailOf } from './delivery/destinations';
import { startWorker } from './delivery/worker';
import { isFormName } from './forms';
import { healthWatch, type LeadsHealth, NOTHING_WAITS } from './health';
import { acceptSubmission, type Intake } from './intake/accept';
import { noteConnectionAddresses } from './intake/address';
import { databaseKeeper, webhookKeeper } from './intake/keep';
import { corsOrigin } from './intake/origin';
import { formRenderer } from './intake/page';
import { SubmissionLimits } from './intake/rate';
import { respond } from './intake/respond';
import { validator } from './intake/validate';
import { type Log, warnOnce } from './log';
import { followStep, type Step } from './newsletter/follow';
import type { ReadPage } from './pages';
import type { LeadsCopy, LeadsSettings } from './settings';
import { type Database, StoreError, troubleOf } from './store/database';
import { openStore, type Store } from './store/open';

export { startDesk } from './desk/desk';
export type { FormName } from './forms';
export type { Log } from './log';
export { STEP_PAGES, type StepPage } from './newsletter/follow';
export { forTerminal, parseCommand, runCommand } from './owner/command';
export type { LeadsCopy } from './settings';
export { openStore, PATIENCE } from './store/open';

/** What leads need of the site. */
export interface LeadsConfig {
  settings: LeadsSettings;
  copy: LeadsCopy;
  /** URL of the public site, where the settings do not say another. */
  siteUrl: string;
  /** Title of an event; undefined unless it exists and can still be registered for. */
  openEventTitle: (id: string) => string | undefined;
  /** @returns the HTML of a static page, by its path; rejects where there is none */
  readPage: ReadPage;
  log: Log;
}

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

/** Everything that answers requests, over one store, and what delivers what waits in it. */
function partsOf(config: LeadsConfig, db: Database) {
  const { settings, copy, log } = config;
  const siteOrigin = settings.SITE_URL ?? new URL(config.siteUrl).origin;
  // Where the running server is reached: the pages may lie elsewhere.
  const { FORMS_URL } = settings;
  const origin = FORMS_URL && URL.canParse(FORMS_URL) ? new URL(FORMS_URL).origin : siteOrigin;
  const send = mailOf(settings);
  const destinations = destinationsOf({ settings, copy, db, send, origin });
  const context: Context = {
    settings,
    copy,
    db,
    destinations,
    send,
    log,
    warn: warnOnce(log),
  };
  const intake: Intake = {
    keeper: keepsNothing(settings) ? webhookKeeper(destinations, log) : databaseKeeper(db, destinations),
    validate: validator(copy.forms, config.openEventTitle),
    limits: new SubmissionLimits(settings),
    origins: { siteOrigin, trustProxy: settings.TRUST_PROXY },
    log,
    warn: context.warn,
  };
  return {
    context,
    intake,
    newsletter: { ...context, readPage: config.readPage },
    render: formRenderer(copy.forms, config),
    health: healthWatch(db),
  };
}

function preflight(request: Request, { origins }: Intake): Response {
  const asking = corsOrigin(request.headers, origins);
  const headers = new Headers({ Allow: 'POST, OPTIONS', Vary: 'Origin' });
  if (asking) {
    headers.set('Access-Control-Allow-Origin', asking);
    headers.set('Access-Control-Allow-Methods', 'POST');
    headers.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    headers.set('Access-Control-Max-Age', '86400');
  }
  return new Response(null, { status: 204, headers });
}

/** The leads of a site with these settings; nothing is opened before it is needed. */
export function createLeads(config: LeadsConfig) {
  const { settings, log } = config;
  let made: ReturnType<typeof partsOf> | undefined;
  const parts = () => {
    registry[DATABASE] ??= openStore(settings, log);
    made ??= partsOf(config, registry[DATABASE]);
    return made;
  };
  return {
    /** Takes what was posted to a form. When it answers that it was sent, the lead is safe. */
    async accept(form: string, request: Request): Promise<Response> {
      if (!isFormName(form)) {
        const error = { code: 'unknown-form', message: 'There is no such form.', fields: {} };
        return Response.json({ error }, { status: 404 });
      }
      const { intake, render } = parts();
      const answer = await acceptSubmission(form, request, intake);
      return respond(form, answer, { render, origin: corsOrigin(request.headers, intake.origins) });
    },
    /** Answers whether a page elsewhere may post (CORS). */
    preflight: (request: Request) => preflight(request, parts().intake),
    /** Answers to a link in a mail: `GET` shows what it is for, `POST` does it. */
    follow: (step: Step, request: Request) => followStep(step, request, parts().newsletter),
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
