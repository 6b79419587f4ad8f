/** From a request to the desk to what it shows or does. */
import { isLeadKind, STATES } from '../lead';
import { exportCsv } from '../owner/csv';
import { eraseLeads } from '../owner/erase';
import { exportJson } from '../owner/json';
import { entry, newest } from '../owner/records';
import { retryLeads } from '../owner/retry';
import type { LeadsCopy } from '../settings';
import type { Database } from '../store/database';
import { type After, type Filter, totals } from '../store/queries/owner';
import type { Html } from './html';
import { erasePage, layout, leadPage, listPage } from './pages';
import { STYLE } from './style';

const PAGE = 50;

export interface DeskPorts {
  db: Database;
  forms: LeadsCopy['forms'];
  now: () => number;
}

/** What is sent back; `location` sends the browser on. */
export type DeskAnswer =
  | { status: number; type: string; body: string | AsyncIterable<string>; file?: string }
  | { location: string };

const page = (title: string, body: Html, notice?: string): DeskAnswer => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: layout(title, body, notice),
});

/** What can be taken home, by path. */
const EXPORTS: Record<string, { type: string; file: string; write: typeof exportCsv }> = {
  '/export.csv': { type: 'text/csv; charset=utf-8', file: 'leads.csv', write: exportCsv },
  '/export.json': { type: 'application/json', file: 'leads.json', write: exportJson },
};

function filterOf(query: URLSearchParams): Filter {
  const form = query.get('form') ?? '';
  return {
    state: STATES.find((state) => state === query.get('state')),
    form: isLeadKind(form) ? form : undefined,
    text: query.get('text')?.trim() || undefined,
  };
}

/** Where a page of the list goes on: `<milliseconds>.<id>`. */
function afterOf(text: string | null): After | undefined {
  const [, receivedAt, id] = /^(\d+)\.(.+)$/.exec(text ?? '') ?? [];
  return receivedAt && id ? { receivedAt: Number(receivedAt), id } : undefined;
}

async function list(query: URLSearchParams, { db }: DeskPorts): Promise<DeskAnswer> {
  const filter = filterOf(query);
  const found = await newest(db, filter, PAGE, afterOf(query.get('after')));
  const last = found.length === PAGE ? found.at(-1) : undefined;
  const next = last && `${last.receivedAt}.${last.id}`;
  return page('Leads', listPage(found, filter, await totals(db), next), query.get('done') ?? undefined);
}

const done = (text: string): DeskAnswer => ({ location: `/?${new URLSearchParams({ done: text })}` });

/** @param form fields of a POST; undefined for a GET. @throws Error that says what is wrong */
export async function answerDesk(
  { pathname, searchParams: query }: URL,
  form: URLSearchParams | undefined,
  ports: DeskPorts,
): Promise<DeskAnswer> {
  const { db, forms, now } = ports;
  if (form) {
    if (pathname === '/retry') return done(await retryLeads(db, form.get('id') ?? '', now()));
    if (pathname === '/erase') return done(await eraseLeads(db, form.get('which')?.trim() ?? ''));
    throw new Error('There is no such page.');
  }
  if (pathname === '/') return list(query, ports);
  if (pathname === '/style.css') return { status: 200, type: 'text/css; charset=utf-8', body: STYLE };
  if (pathname === '/erase') return page('Erase', erasePage(query.get('which')?.trim() ?? ''));
  if (pathname.startsWith('/lead/')) {
    const id = pathname.slice('/lead/'.length);
    return page(id, leadPage(await entry(db, id), forms));
  }
  const taken = EXPORTS[pathname];
  if (taken) {
    const { write, type, file } = taken;
    return { status: 200, type, file, body: write(db, filterOf(query)) };
  }
  throw new Error('There is no such page.');
}
