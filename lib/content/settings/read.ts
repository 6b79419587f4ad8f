import { type Settings, settingsSchema } from './schema';

/** A setting of the environment that the site cannot start with; the message lists every one. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Settings that say where each form's leads go. */
export const WEBHOOKS = [
  'CONTACT_WEBHOOK_URL',
  'PARTNER_WEBHOOK_URL',
  'NEWSLETTER_WEBHOOK_URL',
  'EVENT_WEBHOOK_URL',
] as const;

/** A lead has one home. */
function contradictions(env: NodeJS.ProcessEnv): string[] {
  if (env.LEADS_STORE !== 'webhook' || !env.DATABASE_URL?.trim()) return [];
  return ['DATABASE_URL: must be unset when LEADS_STORE is "webhook", which keeps nothing'];
}

/** Mail needs a sender and somebody who reads it. */
function incompleteMail(env: NodeJS.ProcessEnv): string[] {
  const set = (name: string) => Boolean(env[name]?.trim());
  const parts = ['MAIL_URL', 'MAIL_FROM', 'MAIL_TO'];
  const used = Object.keys(settingsSchema.shape).some((name) => /(?:^|_)MAIL_/.test(name) && set(name));
  if (!used) return [];
  if (env.LEADS_STORE === 'webhook')
    return ['MAIL_URL: must be unset when LEADS_STORE is "webhook", which keeps nothing'];
  return parts.filter((name) => !set(name)).map((name) => `${name}: must be set where leads go by mail`);
}

/** Without a disk a lead can only be answered for once its webhook has it, so each form needs one. */
function missingWebhooks(env: NodeJS.ProcessEnv): string[] {
  if (env.LEADS_STORE !== 'webhook') return [];
  return WEBHOOKS.filter((name) => !env[name]?.trim()).map(
    (name) => `${name}: must be set when LEADS_STORE is "webhook"`,
  );
}

/**
 * Reads and validates the settings.
 * @param env names and values, as `process.env`; a blank value counts as unset
 * @returns every setting of `.env.example`, typed, defaults filled in
 * @throws SettingsError naming every offending setting and the reason; never a value, which may be a secret
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).map((name) => [name, env[name]?.trim() || undefined]),
  );
  const parsed = settingsSchema.safeParse(given);
  const offenders = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...missingWebhooks(env),
    ...contradictions(env),
    ...incompleteMail(env),
  ];
  if (!parsed.success || offenders.length > 0) {
    throw new SettingsError(
      `The environment has settings that cannot be used (see .env.example):\n  ${offenders.join('\n  ')}`,
    );
  }
  return parsed.data;
}
