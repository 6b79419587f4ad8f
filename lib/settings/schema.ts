/** Every setting of the site: its name in the environment, what it may be, and what holds when it is unset. */
import { z } from 'zod';

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) URL' }).optional();

const urlOrPath = z
  .string()
  .refine((value) => /^\/(?!\/)/.test(value) || z.url({ protocol: /^https?$/ }).safeParse(value).success, {
    error: 'must be an absolute http(s) URL or a path that starts with /',
  })
  .optional();

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http(s) URL' })
  .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`, {
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

export const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be a host name or an IP address' })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  LEADS_STORE: z.enum(['disk', 'webhook'], { error: 'must be "disk" or "webhook"' }).default('disk'),
  CONTACT_WEBHOOK_URL: webUrl,
  PARTNER_WEBHOOK_URL: webUrl,
  NEWSLETTER_WEBHOOK_URL: webUrl,
  EVENT_WEBHOOK_URL: webUrl,
  LEADS_KEEP_DAYS: wholeNumber(0, 3_650).default(30),
  LEADS_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60),
  LEADS_LIMIT_PER_FORM: wholeNumber(1, 1_000_000).default(1_200),
  TRUST_PROXY: wholeNumber(0, 9).default(0),
  SITE_URL: origin,
  FORMS_URL: urlOrPath,
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
