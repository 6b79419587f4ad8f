/** Every setting of the site: its name in the environment, what it may be, what holds when it is unset, and how all are read. */
import { z } from 'zod';
import { meant } from '../text/nearest';

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) URL' }).optional();

const urlOrPath = z
  .string()
  .refine((value) => /^\/(?!\/)/.test(value) || z.url({ protocol: /^https?$/ }).safeParse(value).success, {
    error: 'must be an absolute http(s) URL or a path that starts with /',
  })
  .optional();

/** The address of each form is written behind it. */
const formsBase = urlOrPath.refine((value) => !/[?#]/.test(value ?? ''), {
  error: 'must not have a query (?) or a fragment (#): the path of each form is written behind it',
});

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http(s) URL' })
  .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, {
    error: 'must be an origin alone, such as https://www.example.com',
  })
  .transform((value) => new URL(value).origin)
  .optional();

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const mailAddress = z.email('must be one email address').optional();

/** Anybody can read it in .env.example. */
const SAMPLE_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const webhookSecret = z
  .string()
  .refine((value) => value !== SAMPLE_SECRET, {
    error:
      'is the sample of .env.example, which anybody knows; make one of your own: openssl rand -base64 32',
  })
  .min(24, { error: 'must have at least 24 characters' })
  .refine((value) => !value.startsWith('whsec_') || /^[A-Za-z0-9+/]{32,}={0,2}$/.test(value.slice(6)), {
    error: 'must be base64 of at least 24 bytes after "whsec_"',
  })
  .optional();

const webhookUrl = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http(s) URL' })
  .refine((value) => !/^https?:\/\/[^/?#]*@/i.test(value), {
    error: 'must not hold a user and password, which fetch refuses; put a token into the path or the query',
  })
  .optional();

const FORMS = ['CONTACT', 'PARTNER', 'NEWSLETTER', 'EVENT'] as const;

function ofEachForm<Name extends string, Schema>(name: Name, schema: Schema) {
  return Object.fromEntries(FORMS.map((form) => [`${form}_${name}`, schema])) as Record<
    `${(typeof FORMS)[number]}_${Name}`,
    Schema
  >;
}

/** Settings that say where each form's leads go. */
export const WEBHOOKS = FORMS.map((form) => `${form}_WEBHOOK_URL` as const);

export const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be a host name or an IP address' })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a URL such as postgres://user:password@host/database',
    })
    .optional(),
  LEADS_MAX_MB: wholeNumber(1, 1_000_000).optional(),
  LEADS_STORE: z.enum(['disk', 'webhook'], { error: 'must be "disk" or "webhook"' }).default('disk'),
  ...ofEachForm('WEBHOOK_URL', webhookUrl),
  LEADS_WEBHOOK_SECRET: webhookSecret,
  ...ofEachForm('WEBHOOK_SECRET', webhookSecret),
  NEWSLETTER_END_WEBHOOK_URL: webhookUrl,
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL such as smtp://user:password@mail.example.com:587' })
    .optional(),
  MAIL_FROM: mailAddress,
  MAIL_TO: mailAddress,
  ...ofEachForm('MAIL_TO', mailAddress),
  LEADS_KEEP_DAYS: wholeNumber(0, 3_650).default(30),
  LEADS_KEEP_FAILED_DAYS: wholeNumber(1, 3_650).default(180),
  LEADS_KEEP_WAITING_DAYS: wholeNumber(1, 3_650).default(365),
  LEADS_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60),
  LEADS_LIMIT_PER_FORM: wholeNumber(1, 1_000_000).default(1_200),
  LEADS_QUOTA_PER_ADDRESS: wholeNumber(1, 1_000_000).default(600),
  LEADS_QUOTA_PER_FORM: wholeNumber(1, 1_000_000).default(12_000),
  TRUST_PROXY: wholeNumber(0, 9).default(0),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be "text" or "json"' }).default('text'),
  SITE_URL: origin,
  FORMS_URL: formsBase,
  TODAY: z.iso.date('must be a day such as 2026-12-31').optional(),
  ADAPTER: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('on'),
  NEXT_PUBLIC_API_URL: urlOrPath,
  NEXT_PUBLIC_ANALYTICS_URL: webUrl,
  NEXT_PUBLIC_GA_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must be a GA4 measurement ID such as G-ABC1234567' })
    .optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

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
