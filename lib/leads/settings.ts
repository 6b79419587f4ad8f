import type { FieldMessages, FormLabels } from './forms';
import type { Log } from './log';

type Optional<Name extends string> = { [Key in Name]?: string | undefined };

/** What an owner sets, by the names of the environment, valid and with defaults filled in (see .env.example). */
export interface LeadsSettings
  extends Optional<
    | `${'CONTACT' | 'PARTNER' | 'NEWSLETTER' | 'EVENT'}_${'WEBHOOK_URL' | 'WEBHOOK_SECRET' | 'MAIL_TO'}`
    | 'NEWSLETTER_END_WEBHOOK_URL'
    | 'LEADS_WEBHOOK_SECRET'
    | 'MAIL_URL'
    | 'MAIL_FROM'
    | 'MAIL_TO'
    | 'DATABASE_URL'
    | 'SITE_URL'
    | 'FORMS_URL'
  > {
  DATA_DIR: string;
  LEADS_STORE: 'disk' | 'webhook';
  LEADS_MAX_MB?: number | undefined;
  LEADS_KEEP_DAYS: number;
  LEADS_KEEP_FAILED_DAYS: number;
  LEADS_KEEP_WAITING_DAYS: number;
  LEADS_LIMIT_PER_ADDRESS: number;
  LEADS_LIMIT_PER_FORM: number;
  LEADS_QUOTA_PER_ADDRESS: number;
  LEADS_QUOTA_PER_FORM: number;
  TRUST_PROXY: number;
}

/** The words that visitors, subscribers and the owner read; `{name}` stands for what is known only then. */
export interface LeadsCopy {
  forms: {
    [Form in keyof FormLabels]: { title: string; subject: string; submit: string; fields: FormLabels[Form] };
  } & {
    /** Of fields that are wrong; `closed`, of an event that takes nobody any more. */
    problems: FieldMessages & { closed: string };
  };
  mail: {
    lead: { subject: string; suspect: string; ended: string };
    confirmation: { subject: string; text: string };
    welcome: { subject: string; text: string };
    outage: { subject: string; text: string };
    pages: Record<
      'confirm' | 'confirmed' | 'end' | 'ended' | 'invalid',
      { title: string; text: string; button?: string }
    >;
  };
}

/** What leads need of the site. */
export interface LeadsConfig {
  settings: LeadsSettings;
  copy: LeadsCopy;
  /** URL of the public site, where the settings do not say another. */
  siteUrl: string;
  /** Title of an event; undefined unless it exists and can still be registered for. */
  openEventTitle: (id: string) => string | undefined;
  /** @returns the HTML of a static page, by its path; rejects where there is none */
  readPage: (pathname: string) => Promise<string>;
  log: Log;
}
