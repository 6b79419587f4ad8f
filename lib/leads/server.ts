/** Puts the parts together from the settings: the one place that knows all of them. */
import { randomBytes } from 'node:crypto';
import site from '../../content/site.json' with { type: 'json' };
import { readSettings } from '../content/settings/read';
import type { Settings } from '../content/settings/schema';
import { type Destination, ownersChannels } from './delivery/destination';
import type { Alarm } from './delivery/outage';
import type { Retention } from './delivery/retention';
import { destinationsOf, mailOf, webhooksOf } from './delivery/routes';
import { postLead } from './delivery/webhook';
import { Worker } from './delivery/worker';
import type { Intake } from './intake/accept';
import { noteConnectionAddresses } from './intake/address';
import { warnOnce } from './intake/once';
import { formRenderer } from './intake/page';
import { SubmissionLimits } from './intake/rate';
import type { RenderForm } from './intake/respond';
import { databaseStore, webhookStore } from './intake/store';
import { onStop } from './lifecycle';
import { consoleLog, reasonOf } from './log';
import type { NewsletterPorts } from './newsletter/handle';
import { stepPages } from './newsletter/pages';
import { sharedDatabase } from './shared';
import { StoreError } from './store/database';
import type { Reopening } from './store/reopening';

/** What no waiting mends: the owner has to change a path or its rights. */
const MISCONFIGURED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR']);

/** Where the running server is reached: `dist/` may lie elsewhere. */
function serverOrigin({ FORMS_URL, SITE_URL }: Settings): string {
  const forms = FORMS_URL && URL.canParse(FORMS_URL) ? new URL(FORMS_URL).origin : undefined;
  return forms ?? SITE_URL ?? new URL(site.url).origin;
}

/** The store and the destinations of this process. */
function deliveryParts(settings: Settings): [Reopening, Destination[]] {
  const db = sharedDatabase(settings, consoleLog);
  return [db, destinationsOf(settings, db, serverOrigin(settings))];
}

/** What the route handler needs; `siteUrl` is the public origin when the settings do not override it. */
export function createIntake(options: { siteUrl: string; openEventTitle: Intake['openEventTitle'] }): {
  intake: Intake;
  render: RenderForm;
} {
  const settings = readSettings();
  const store =
    settings.LEADS_STORE === 'disk'
      ? databaseStore(...deliveryParts(settings))
      : webhookStore(webhooksOf(settings), postLead, consoleLog);
  return {
    intake: {
      store,
      limits: new SubmissionLimits({
        perAddress: settings.LEADS_LIMIT_PER_ADDRESS,
        perForm: settings.LEADS_LIMIT_PER_FORM,
        quotaPerAddress: settings.LEADS_QUOTA_PER_ADDRESS,
        quotaPerForm: settings.LEADS_QUOTA_PER_FORM,
      }),
      origins: {
        siteOrigin: settings.SITE_URL ?? new URL(options.siteUrl).origin,
        trustProxy: settings.TRUST_PROXY,
      },
      openEventTitle: options.openEventTitle,
      now: Date.now,
      log: consoleLog,
      warn: warnOnce(consoleLog),
    },
    render: formRenderer(process.env.PORT, consoleLog),
  };
}

function retentionOf(settings: Settings): Retention {
  return {
    delivered: settings.LEADS_KEEP_DAYS,
    failed: settings.LEADS_KEEP_FAILED_DAYS,
    waiting: settings.LEADS_KEEP_WAITING_DAYS,
    unconfirmed: settings.LEADS_KEEP_DAYS,
    ended: settings.LEADS_KEEP_DAYS,
  };
}

function alarmOf(settings: Settings): Alarm | undefined {
  const send = mailOf(settings);
  return send && settings.MAIL_TO ? { send, to: settings.MAIL_TO } : undefined;
}

/** What the links in mails to subscribers need; undefined without mail, where there are no such links. */
export function newsletterPorts(): NewsletterPorts | undefined {
  const settings = readSettings();
  if (!settings.MAIL_URL) return undefined;
  const [db, destinations] = deliveryParts(settings);
  return {
    db,
    channels: {
      newsletter: ownersChannels(destinations, 'newsletter'),
      'newsletter-end': ownersChannels(destinations, 'newsletter-end'),
    },
    page: stepPages(process.env.PORT, consoleLog),
    now: Date.now,
    log: consoleLog,
  };
}

/** A store that can never be used as it is set up ends the start; one that is away or full may come back. */
async function openOrStop(db: Reopening): Promise<void> {
  try {
    await db.ready();
  } catch (error) {
    const message =
      error instanceof StoreError ? error.message : `The leads cannot be opened: ${reasonOf(error)}.`;
    consoleLog(message, 'warning');
    // Next goes on serving after an error in `register`.
    if (error instanceof StoreError && MISCONFIGURED.has(error.code)) process.exit(1);
  }
}

/** Starts what runs beside the requests: the connection's address for the limits, and the delivery of what waits. */
export async function startLeads(): Promise<void> {
  const settings = readSettings();
  noteConnectionAddresses();
  if (settings.LEADS_STORE !== 'disk') return;
  const [db, destinations] = deliveryParts(settings);
  await openOrStop(db);
  const worker = new Worker({
    db,
    destinations,
    alarm: alarmOf(settings),
    owner: randomBytes(8).toString('hex'),
    retention: retentionOf(settings),
    now: Date.now,
    passed: () => performance.now(),
    random: Math.random,
    log: consoleLog,
  });
  worker.start();
  onStop(() => worker.stop());
}
