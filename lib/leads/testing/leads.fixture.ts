/** What the tests of leads share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type Context, contextOf } from '../context';
import { type Lead, newLead } from '../lead';
import type { LeadsConfig, LeadsCopy, LeadsSettings } from '../settings';
import { type Database, makeTables, type Row } from '../store/database';
import { openSqlite } from '../store/sqlite';

export const NOW = Date.parse('2026-11-20T08:00:00.000Z');

/** @returns the path of a new empty folder, removed when the test ends */
export function scratch(): string {
  const path = mkdtempSync(join(tmpdir(), 'leads-unit-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** @returns an empty store in a file of its own, closed and removed when the test ends */
export async function scratchDatabase(file = join(scratch(), 'leads.db')): Promise<Database> {
  const db = await openSqlite(file, { patience: 1_500 });
  onTestFinished(() => db.close());
  await makeTables(db);
  return db;
}

const page = (title: string, button?: string) => ({ title, text: `${title}.`, ...(button && { button }) });
const form = <Name extends string>(title: string, fields: Record<Name, string>) => ({
  title,
  subject: `About: ${title}`,
  submit: 'Send',
  fields,
});

/** The words of a site. */
export const COPY: LeadsCopy = {
  forms: {
    problems: {
      required: '{label} is required',
      line: '{label} must be a single line',
      long: '{label} is too long: please shorten it by {over} characters',
      longByOne: '{label} is too long: please shorten it by 1 character',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      event: 'Please choose an event',
      closed: 'This event is not open for registration',
    },
    contact: form('Write to us', { name: 'Name', email: 'Email', company: 'Company', message: 'Message' }),
    partner: form('Work with us', {
      name: 'Name',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      partnershipType: 'Partnership type',
      message: 'Message',
    }),
    newsletter: form('Subscribe', { email: 'Email' }),
    event: form('Register', { name: 'Name', email: 'Email', eventId: 'Event' }),
  },
  mail: {
    lead: {
      subject: '{subject}: {sender}',
      suspect: 'Suspected: {suspicions}',
      ended: 'Take it off your list.',
    },
    confirmation: { subject: 'Please confirm', text: 'Given on {site}. Confirm it: {link}' },
    welcome: { subject: 'Confirmed', text: 'To end it: {link}' },
    outage: { subject: 'Not delivered', text: '{form} by {channel}: {waiting}. Last error: {reason}' },
    pages: {
      confirm: page('Confirm', 'Yes'),
      confirmed: page('Confirmed'),
      end: page('End', 'End it'),
      ended: page('Ended'),
      invalid: page('Invalid'),
    },
  },
};

/** @returns settings of a site on which nothing is set but what is given */
export const someSettings = (given: Partial<LeadsSettings> = {}): LeadsSettings => ({
  DATA_DIR: './nowhere',
  LEADS_STORE: 'disk',
  LEADS_KEEP_DAYS: 30,
  LEADS_KEEP_FAILED_DAYS: 180,
  LEADS_KEEP_WAITING_DAYS: 365,
  LEADS_LIMIT_PER_ADDRESS: 60,
  LEADS_LIMIT_PER_FORM: 1_200,
  LEADS_QUOTA_PER_ADDRESS: 600,
  LEADS_QUOTA_PER_FORM: 12_000,
  TRUST_PROXY: 0,
  ...given,
});

/** @returns the context of a site on which nothing is set but what is given, with a log that keeps nothing */
export function someContext({
  db,
  settings = {},
  ...given
}: { db: Database; settings?: Partial<LeadsSettings> } & Partial<Omit<Context, 'settings'>>): Context {
  const { log = () => undefined } = given;
  const config: LeadsConfig = {
    settings: someSettings(settings),
    copy: COPY,
    siteUrl: 'https://www.example.com/',
    openEventTitle: () => undefined,
    readPage: () => Promise.reject(new Error('no page')),
    log,
  };
  return { ...contextOf(config, db), warn: (line) => log(line, 'warning'), ...given };
}

/** @returns a contact lead; different keys make different leads */
export function someLead(key = 'some-key-1', payload: Record<string, string> = {}): Lead {
  const fields = { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello', ...payload };
  return newLead('contact', fields, { key, suspicions: [], now: NOW });
}

/** @returns the deliveries of a lead as they are kept */
export function deliveriesOf(db: Database, id: string): Promise<Row[]> {
  return db.all('SELECT * FROM deliveries WHERE lead_id = ? ORDER BY channel', id);
}

/** Waits until a check passes. The limit is against hanging only: a busy machine is slower, and not wrong. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 30_000 });
}
