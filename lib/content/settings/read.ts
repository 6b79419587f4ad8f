import { meant } from '../text/nearest';
import { type Settings, settingsSchema, WEBHOOKS } from './schema';

/** A setting of the environment that the site cannot start with; the message lists every one. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @returns what is wrong with settings seen together, a line each */
function contradictions(given: Record<string, string | undefined>): string[] {
  const unset = (names: readonly string[]) => names.filter((name) => !given[name]);
  const mailed = Object.keys(given).some((name) => /(?:^|_)MAIL_/.test(name) && given[name]);
  if (given.LEADS_STORE !== 'webhook') {
    const lacking = mailed ? unset(['MAIL_URL', 'MAIL_FROM', 'MAIL_TO']) : [];
    return lacking.map((name) => `${name}: must be set where leads go by mail`);
  }
  const kept = [...(given.DATABASE_URL ? ['DATABASE_URL'] : []), ...(mailed ? ['MAIL_URL'] : [])];
  return [
    // Without a disk a lead can only be answered for once its webhook has it, so each form needs one.
    ...unset(WEBHOOKS).map((name) => `${name}: must be set when LEADS_STORE is "webhook"`),
    ...kept.map((name) => `${name}: must be unset when LEADS_STORE is "webhook", which keeps nothing`),
  ];
}

/**
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
    ...contradictions(given),
  ];
  if (!parsed.success || offenders.length > 0) {
    throw new SettingsError(
      `The environment has settings that cannot be used (see .env.example):\n  ${offenders.join('\n  ')}`,
    );
  }
  return parsed.data;
}

/** What only settings of this site begin with. */
const OWN = /^(?:LEADS|MAIL|NEXT_PUBLIC|CONTACT|PARTNER|NEWSLETTER|EVENT)_/;

/** @returns a line for each name that was probably meant as a setting, and would else be ignored without a word */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(settingsSchema.shape);
  return Object.keys(env)
    .filter((name) => OWN.test(name) && !known.includes(name))
    .map((name) => `${name}: is no setting of this site${meant(name, known)}`);
}
