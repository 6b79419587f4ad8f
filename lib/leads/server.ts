/** Puts the parts together from the settings: the one place that knows all of them. */
import { join, resolve } from 'node:path';
import { readSettings } from '../settings/read';
import type { Settings } from '../settings/schema';
import type { Intake } from './accept';
import { postLead } from './delivery/post';
import { Worker } from './delivery/worker';
import type { FormName } from './forms';
import { noteConnectionAddresses } from './http/address';
import { formRenderer } from './http/page';
import { SubmissionLimits } from './http/rate';
import type { RenderForm } from './http/respond';
import { consoleLog } from './log';
import { Lease } from './spool/lease';
import { Spool } from './spool/spool';
import { WebhookStore } from './webhook-store';

/** @returns the folder of the spool */
export function spoolRoot(settings: Settings): string {
  return join(resolve(/* turbopackIgnore: true */ settings.DATA_DIR), 'leads');
}

function webhooksOf(settings: Settings): Partial<Record<FormName, string>> {
  return {
    contact: settings.CONTACT_WEBHOOK_URL,
    partner: settings.PARTNER_WEBHOOK_URL,
    newsletter: settings.NEWSLETTER_WEBHOOK_URL,
    event: settings.EVENT_WEBHOOK_URL,
  };
}

/** What the route handler needs; `siteUrl` is the public origin when the settings do not override it. */
export function createIntake(options: { siteUrl: string; isOpenEvent: Intake['isOpenEvent'] }): {
  intake: Intake;
  render: RenderForm;
} {
  const settings = readSettings();
  const store =
    settings.LEADS_STORE === 'disk'
      ? new Spool(spoolRoot(settings))
      : new WebhookStore(webhooksOf(settings), postLead, consoleLog);
  return {
    intake: {
      store,
      limits: new SubmissionLimits(settings.LEADS_LIMIT_PER_FORM, settings.LEADS_LIMIT_PER_ADDRESS),
      origins: {
        siteOrigin: settings.SITE_URL ?? new URL(options.siteUrl).origin,
        trustProxy: settings.TRUST_PROXY,
      },
      isOpenEvent: options.isOpenEvent,
      now: Date.now,
      log: consoleLog,
    },
    render: formRenderer(process.env.PORT, consoleLog),
  };
}

/** Starts what runs beside the requests: the connection's address for the limits, and the delivery of what waits. */
export function startLeads(): void {
  const settings = readSettings();
  noteConnectionAddresses();
  if (settings.LEADS_STORE !== 'disk') return;
  const root = spoolRoot(settings);
  new Worker({
    spool: new Spool(root),
    lease: new Lease(root),
    webhooks: webhooksOf(settings),
    keepDays: settings.LEADS_KEEP_DAYS,
    post: postLead,
    now: Date.now,
    random: Math.random,
    log: consoleLog,
    unmoved: new Set(),
  }).start();
}
