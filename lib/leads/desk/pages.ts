import { isFormName } from '../forms';
import { LEAD_KINDS, STATES } from '../lead';
import { type Delivery, type Entry, isoTime } from '../owner/records';
import type { LeadsCopy } from '../settings';
import type { Filter, Totals } from '../store/queries/owner';
import { Html, html } from './html';

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
const senderOf = ({ lead, reason }: Entry) =>
  lead ? (lead.payload.name ?? lead.payload.email ?? '') : `unreadable: ${reason}`;

/** @returns the list, its filter, the totals, and what can be done with all of it */
export function listPage(
  entries: readonly Entry[],
  filter: Filter,
  { counts }: Totals,
  next: string | undefined,
): Html {
  const filtered = query({ state: filter.state, form: filter.form, text: filter.text });
  const rows = entries.map(
    (
      one,
    ) => html`<tr><td><a href="/lead/${one.id}">${isoTime(one.receivedAt).replace('T', ' ').slice(0, 16)}</a></td>
<td>${one.form}</td><td>${one.state}</td><td>${senderOf(one)}</td><td>${one.lead?.suspicions.join(', ')}</td><td>${one.lastError}</td></tr>`,
  );
  return html`<p>${STATES.map((state) => `${counts[state]} ${state}`).join(', ')}</p>${filterForm(filter)}
<div class="scroll"><table><thead><tr><th scope="col">Received (UTC)</th><th scope="col">Form</th><th scope="col">State</th><th scope="col">From</th><th scope="col">Suspect</th><th scope="col">Last error</th></tr></thead><tbody>${rows}</tbody></table></div>
${entries.length === 0 && html`<p>There is no such lead.</p>`}
${next !== undefined && html`<p><a href="/?${query({ ...Object.fromEntries(new URLSearchParams(filtered)), after: next })}">Older</a></p>`}
<h2>Everything shown by this filter</h2>
<p class="bar"><a class="button" href="/export.csv?${filtered}">Export as CSV</a> <a class="button" href="/export.json?${filtered}">Export as JSON</a></p>
<h2>Deliver again</h2><form method="post" action="/retry"><input type="hidden" name="id" value="all"><button>Deliver all that wait or failed</button></form>
<h2>Erase</h2><form method="get" action="/erase"><label>Email address or id <input name="which" required></label><button>Erase…</button></form>`;
}

function fieldsOf({ form, lead }: Entry, forms: LeadsCopy['forms']): Html {
  const labels: Record<string, string> = isFormName(form) ? forms[form].fields : {};
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
${one.reason !== undefined && html`<p>This record cannot be read: ${one.reason}.</p>`}${fieldsOf(one, forms)}
<h2>Deliveries</h2><div class="scroll"><table><thead><tr><th scope="col">Way</th><th scope="col">State</th><th scope="col">Attempts</th><th scope="col">Last error</th></tr></thead><tbody>${rows}</tbody></table></div>
<div class="bar"><form method="post" action="/retry"><input type="hidden" name="id" value="${one.id}"><button>Deliver again</button></form>
<form method="get" action="/erase"><input type="hidden" name="which" value="${one.id}"><button>Erase…</button></form></div>`;
}

/** @returns the question before what cannot be undone */
export function erasePage(which: string): Html {
  return html`<p>Everything of <strong>${which}</strong> is removed from the store for good.</p>
<form method="post" action="/erase"><input type="hidden" name="which" value="${which}"><button>Erase for good</button> <a class="button" href="/">Keep it</a></form>`;
}
