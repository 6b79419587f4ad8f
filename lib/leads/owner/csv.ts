import { FORM_COPY, FORM_NAMES } from '../forms';
import type { Spool } from '../spool/spool';
import { allLeads } from './all';

const META = ['id', 'form', 'state', 'receivedAt', 'suspicions'] as const;

/** A spreadsheet takes these for the start of a formula (CWE-1236); a telephone number is none. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s().-]*$)/;

/** @returns a field of RFC 4180, which a spreadsheet shows as text */
export function csvField(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @returns every readable lead as a line of CSV (RFC 4180), the fields of all forms side by side */
export async function exportCsv(spool: Spool): Promise<string> {
  const fields = [...new Set(FORM_NAMES.flatMap((form) => Object.keys(FORM_COPY[form].fields)))];
  const rows = (await allLeads(spool)).flatMap(({ state, lead }) => {
    if (!lead) return [];
    const { id, form, receivedAt, suspicions, payload } = lead;
    return [
      [id, form, state, receivedAt, suspicions.join(' '), ...fields.map((name) => payload[name] ?? '')],
    ];
  });
  return [[...META, ...fields], ...rows].map((row) => row.map(csvField).join(',')).join('\r\n');
}
