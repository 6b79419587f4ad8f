import { expect, it } from 'vitest';
import type { Destination, Lead, LeadKind, Outcome } from '../lead';
import { someLead } from '../testing/leads.fixture';
import { webhookKeeper } from './keep';

/** A host without a disk, whose webhook answers with one outcome. */
function store(outcome: Outcome, form: LeadKind = 'contact') {
  const lines: string[] = [];
  const posted: unknown[] = [];
  const send = async (lead: Lead) => {
    posted.push(lead);
    return outcome;
  };
  const destinations: Destination[] = [
    { form, channel: 'mail', send: () => Promise.reject(new Error('mail')) },
    { form, channel: 'webhook', send },
  ];
  return { lines, posted, ...webhookKeeper(destinations, (line) => lines.push(line)) };
}

it('takes a lead for safe once its webhook has it', async () => {
  const lead = someLead();
  const { keep, confirms, posted, lines } = store({ kind: 'delivered' });
  await keep(lead);
  expect(posted).toEqual([lead]);
  expect(lines).toEqual([`${lead.id} delivered`]);
  expect(confirms).toBe(false);
});

it('says so when the webhook did not take it, or there is none', async () => {
  const lead = someLead();
  const { keep, lines } = store({ kind: 'retry', reason: 'HTTP 500', pause: 0 });
  await expect(keep(lead)).rejects.toThrow('did not take the lead: HTTP 500.');
  expect(lines).toEqual([`${lead.id} not taken by the webhook: HTTP 500`]);
  const none = store({ kind: 'delivered' }, 'partner');
  await expect(none.keep(lead)).rejects.toThrow('No webhook is set for the form contact.');
  expect(none.posted).toEqual([]);
});
