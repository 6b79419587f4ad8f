/** Leads as text: for spreadsheets, for programs, and one in full for people. */
import { FORM_NAMES, fieldNames } from '../forms';
import type { Database } from '../store/database';
import { type Entry, entries, entry, type Filter, isoTime } from './records';

/** So that a spreadsheet reads UTF-8 (RFC 3629 §6). */
const BYTE_ORDER_MARK = '\ufeff';
const META = ['id', 'form', 'state', 'receivedAt', 'suspicions'] as const;

/** A spreadsheet takes these for the start of a formula (CWE-1236), the full-width ones too. A telephone number is none. */
const FORMULA = /^\s*[=@\t\r＝＠]|^\s*[+\-＋－](?![\d\s().-]*$)/u;
/** The same within a value, where a spreadsheet of another locale begins a new cell: after a separator or a line break. */
const FORMULA_WITHIN = /([;,\t|\r\n]\s*)(?=[=+\-@＝＋－＠])/gu;
const QUOTED = /[",;|\t\r\n]/;
/** Nothing that a spreadsheet or terminal could obey; line breaks and tabs stay. */
const CONTROL = /(?![\t\r\n])\p{Cc}/gu;

/** What most fields are, and nothing has to be done to. */
const PLAIN = /^(?:[a-z\d][\w @.:-]*)?$/i;

/** @returns a field of RFC 4180, which a spreadsheet of any locale shows as text */
export function csvField(value: string): string {
  if (PLAIN.test(value)) return value;
  const plain = value.replace(CONTROL, '\ufffd').replace(FORMULA_WITHIN, "$1'");
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function cells({ id, form, state, receivedAt, lead }: Entry, fields: readonly string[]): string[] {
  const known = fields.map((name) => lead?.payload[name] ?? '');
  const more = Object.entries(lead?.payload ?? {}).filter(([name]) => !fields.includes(name));
  return [
    id,
    form,
    state,
    isoTime(receivedAt),
    lead?.suspicions.join(' ') ?? '',
    ...known,
    more.map(([name, value]) => `${name}: ${value}`).join('\n'),
  ];
}

/** @returns every lead as CSV (RFC 4180) in pieces, the fields of all forms side by side; an unreadable one has none */
export async function* exportCsv(db: Database, filter: Filter): AsyncGenerator<string> {
  const typed = FORM_NAMES.flatMap(fieldNames);
  const fields = [...new Set([...typed, 'eventTitle'])];
  yield `${BYTE_ORDER_MARK}${[...META, ...fields, 'more'].join(',')}\r\n`;
  for await (const some of entries(db, filter, false)) {
    yield some.map((one) => `${cells(one, fields).map(csvField).join(',')}\r\n`).join('');
  }
}

const shown = ({ id, form, state, receivedAt, lead }: Entry) => ({
  id,
  form,
  state,
  receivedAt: isoTime(receivedAt),
  suspicions: lead?.suspicions,
  payload: lead?.payload,
  unreadable: lead ? undefined : true,
});

/** @returns every lead as one JSON array, in pieces */
export async function* exportJson(db: Database, filter: Filter): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const some of entries(db, filter, false)) {
    yield `${separator}${some.map((one) => JSON.stringify(shown(one))).join(',\n')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** @returns one lead in full, as JSON for people. @throws Error when there is none */
export async function showLead(db: Database, id: string): Promise<string> {
  const one = await entry(db, id);
  const nextAttemptAt = one.dueAt && isoTime(one.dueAt);
  return JSON.stringify({ ...shown(one), nextAttemptAt, deliveries: one.deliveries }, null, 2);
}
