/** The leads of this site: the library of lib/leads with the site's own settings, words, pages and log. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import site from '@/content/site.json' with { type: 'json' };
import { createLeads, type Leads, type LeadsCopy } from '@/lib/leads';
import { readSettings } from '../../content/settings/read';
import { openEventTitle } from '../community/schedule';
import { log } from '../log.mjs';
import { FORM_COPY } from './copy';
import { MAIL_COPY } from './mail-copy';

export const LEADS_COPY: LeadsCopy = { forms: FORM_COPY, mail: MAIL_COPY };

let created: Leads | undefined;

/** @returns the leads, made with the first call: at build, when routes are loaded too, there is nothing to take */
export function leads(): Leads {
  created ??= createLeads({
    settings: readSettings(),
    copy: LEADS_COPY,
    siteUrl: site.url,
    openEventTitle,
    // As the release that is served now has it.
    readPage: (pathname) =>
      readFile(join(/* turbopackIgnore: true */ process.cwd(), 'dist', `${pathname}.html`), 'utf8'),
    log: (line, level = 'info') => log(level, 'leads', line),
  });
  return created;
}
