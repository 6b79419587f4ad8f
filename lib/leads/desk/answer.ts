/** From a request to the desk to what it shows or does. */
import { totals } from '../health';
import { isLeadKind, STATES } from '../lead';
import { exportCsv, exportJson } from '../owner/export';
import { entry, type Filter, page, retryLeads } from '../owner/records';
import type { LeadsCopy } from '../settings';
import type { Database } from '../store/database';
import { eraseLeads } from '../store/erasing';
import { erasePage, type Html, layout, leadPage, listPage, STYLE } from './pages';

const PAGE = 50;

export interface DeskPorts {
  db: Database;
  forms: LeadsCopy['forms'];
}

/** What is sent back; `location` sends the browser on. */
export type DeskAnswer =
  | { status: number; type: string; body: string | AsyncIterable<string>; file?: string }
  | { location: string };

const html = (title: string, body: Html, notice?: string): DeskAnswer => ({
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
function afterOf(text: string | null) {
  const [, receivedAt, id] = /^(\d+)\.(.+)$/.exec(text ?? '') ?? [];
  return receivedAt && id ? { receivedAt: Number(receivedAt), id } : undefined;
}

async function list(query: URLSearchParams, { db }: DeskPorts): Promise<DeskAnswer> {
  const filter = filterOf(query);
  const found = await page(db, filter, {
    limit: PAGE,
    after: afterOf(query.get('after')),
    newestFirst: true,
  });
  const { counts } = await totals(db);
  const last = found.length === PAGE ? found.at(-1) : undefined;
  const next = last && `${last.receivedAt}.${last.id}`;
  return html('Leads', listPage(found, filter, counts, next), query.get('done') ?? undefined);
}

const done = (text: string): DeskAnswer => ({ location: `/?${new URLSearchParams({ done: text })}` });

/** @param form fields of a POST; undefined for a GET. @throws Error that says what is wrong */
export async function answerDesk(
  { pathname, searchParams: query }: URL,
  form: URLSearchParams | undefined,
  ports: DeskPorts,
): Promise<DeskAnswer> {
  const { db, forms } = ports;
  if (form) {
    if (pathname === '/retry') return done(await retryLeads(db, form.get('id') ?? ''));
    if (pathname === '/erase') return done(await eraseLeads(db, form.get('which')?.trim() ?? ''));
    throw new Error('There is no such page.');
  }
  if (pathname === '/') return list(query, ports);
  if (pathname === '/style.css') return { status: 200, type: 'text/css; charset=utf-8', body: STYLE };
  if (pathname === '/erase') return html('Erase', erasePage(query.get('which')?.trim() ?? ''));
  if (pathname.startsWith('/lead/')) {
    const id = pathname.slice('/lead/'.length);
    return html(id, leadPage(await entry(db, id), forms));
  }
  const taken = EXPORTS[pathname];
  if (taken) {
    const { write, type, file } = taken;
    return { status: 200, type, file, body: write(db, filterOf(query)) };
  }
  throw new Error('There is no such page.');
}
