/** Pages of the desk as text, safe by construction: what is not marked as HTML is escaped. */
import { countsLine } from '../health';
import { formOf, isLeadKind, LEAD_KINDS, STATES, type State } from '../lead';
import { type Delivery, type Entry, type Filter, isoTime } from '../owner/records';
import type { LeadsCopy } from '../settings';

/** A piece of finished HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Marks that reverse the writing would show a text as another. */
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/g;

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (part === undefined || part === false) return '';
  return String(part)
    .replace(REVERSING, '\ufffd')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Tag of a template whose values are escaped. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.map((text, index) => text + textOf(values[index])).join(''));
}

/** Colours are the system's, so that the desk follows its light or dark. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 0 auto; padding: 1rem }
nav, form, .bar { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0 }
label { display: grid; gap: .25rem; font-size: .9rem }
input, select, button, .button { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; box-sizing: border-box }
.button { display: inline-flex; align-items: center }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: .5rem; border-bottom: 1px solid GrayText; vertical-align: top }
td { overflow-wrap: anywhere }
.scroll { overflow-x: auto }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border: 1px solid GrayText; padding: .75rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
[role=status] { border: 2px solid Highlight; padding: .5rem .75rem }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } }
`;

/** @returns a whole page. `notice` says what was just done */
export function layout(title: string, body: Html, notice?: string): string {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} - desk</title><link rel="stylesheet" href="/style.css"></head>
<body><header><a href="/">All leads</a></header><main><h1>${title}</h1>
${notice !== undefined && html`<p role="status">${notice}</p>`}${body}</main></body></html>`;
  return page.text;
}

const option = (value: string, label: string, chosen: string | undefined) =>
  html`<option value="${value}"${value === (chosen ?? '') && new Html(' selected')}>${label}</option>`;

function filterForm({ state, form, text }: Filter): Html {
  return html`<form method="get" action="/" role="search">
<label>State <select name="state">${option('', 'all', state)}${STATES.map((one) => option(one, one, state))}</select></label>
<label>Form <select name="form">${option('', 'all', form)}${LEAD_KINDS.map((one) => option(one, one, form))}</select></label>
<label>Text <input type="search" name="text" value="${text}"></label>
<button>Show</button></form>`;
}

const query = (values: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();

/** What a row says of a lead besides its state: who sent it. */
const senderOf = ({ lead }: Entry) => (lead ? (lead.payload.name ?? lead.payload.email) : 'unreadable');

/** @returns the list, its filter, the totals, and what can be done with all of it */
export function listPage(
  entries: readonly Entry[],
  filter: Filter,
  counts: Record<State, number>,
  next: string | undefined,
): Html {
  const filtered = query({ ...filter });
  const rows = entries.map(
    (
      one,
    ) => html`<tr><td><a href="/lead/${one.id}">${isoTime(one.receivedAt).replace('T', ' ').slice(0, 16)}</a></td>
<td>${one.form}</td><td>${one.state}</td><td>${senderOf(one)}</td><td>${one.lead?.suspicions.join(', ')}</td><td>${one.lastError}</td></tr>`,
  );
  return html`<p>${countsLine(counts)}</p>${filterForm(filter)}
<div class="scroll"><table><thead><tr><th scope="col">Received (UTC)</th><th scope="col">Form</th><th scope="col">State</th><th scope="col">From</th><th scope="col">Suspect</th><th scope="col">Last error</th></tr></thead><tbody>${rows}</tbody></table></div>
${entries.length === 0 && html`<p>There is no such lead.</p>`}
${next !== undefined && html`<p><a href="/?${query({ ...filter, after: next })}">Older</a></p>`}
<h2>Everything shown by this filter</h2>
<p class="bar"><a class="button" href="/export.csv?${filtered}">Export as CSV</a> <a class="button" href="/export.json?${filtered}">Export as JSON</a></p>
<h2>Deliver again</h2><form method="post" action="/retry"><input type="hidden" name="id" value="all"><button>Deliver all that wait or failed</button></form>
<h2>Erase</h2><form method="get" action="/erase"><label>Email address or id <input name="which" required></label><button>Erase…</button></form>`;
}

function fieldsOf({ form, lead }: Entry, forms: LeadsCopy['forms']): Html {
  const labels: Record<string, string> = isLeadKind(form) ? forms[formOf(form)].fields : {};
  return html`<dl>${Object.entries(lead?.payload ?? {})
    .filter(([name]) => name !== 'message')
    .map(([name, value]) => html`<dt>${labels[name] ?? name}</dt><dd>${value}</dd>`)}</dl>
${lead?.payload.message !== undefined && html`<h2>Message</h2><pre>${lead.payload.message}</pre>`}`;
}

/** @returns one lead in full, and what can be done with it */
export function leadPage(one: Entry & { deliveries: readonly Delivery[] }, forms: LeadsCopy['forms']): Html {
  const rows = one.deliveries.map(
    ({ channel, state, attempts, lastError }) =>
      html`<tr><td>${channel}</td><td>${state}</td><td>${attempts}</td><td>${lastError}</td></tr>`,
  );
  return html`<p>${one.form}, ${one.state}, received ${isoTime(one.receivedAt)}</p>
${!one.lead && html`<p>This record cannot be read.</p>`}${fieldsOf(one, forms)}
<h2>Deliveries</h2><div class="scroll"><table><thead><tr><th scope="col">Way</th><th scope="col">State</th><th scope="col">Attempts</th><th scope="col">Last error</th></tr></thead><tbody>${rows}</tbody></table></div>
<div class="bar"><form method="post" action="/retry"><input type="hidden" name="id" value="${one.id}"><button>Deliver again</button></form>
<form method="get" action="/erase"><input type="hidden" name="which" value="${one.id}"><button>Erase…</button></form></div>`;
}

/** @returns the question before what cannot be undone */
export function erasePage(which: string): Html {
  return html`<p>Everything of <strong>${which}</strong> is removed from the store for good.</p>
<form method="post" action="/erase"><input type="hidden" name="which" value="${which}"><button>Erase for good</button> <a class="button" href="/">Keep it</a></form>`;
}
