import { expect, it } from 'vitest';
import type { Outcome } from '../delivery/destination';
import type { Webhook } from '../delivery/webhook';
import { someLead } from '../testing/leads';
import { webhookKeeper } from './keep';

const HOOK = { url: 'https://hooks.example/a' } as Webhook;

/** A host without a disk, whose webhook answers with one outcome. */
function store(outcome: Outcome, webhooks: Parameters<typeof webhookKeeper>[0] = { contact: HOOK }) {
  const lines: string[] = [];
  const posted: unknown[] = [];
  const post = async (...call: unknown[]) => {
    posted.push(call);
    return outcome;
  };
  return { lines, posted, ...webhookKeeper(webhooks, post, (line) => lines.push(line)) };
}

it('takes a lead for safe once its webhook has it', async () => {
  const lead = someLead();
  const { keep, confirms, posted, lines } = store({ kind: 'delivered' });
  await keep(lead);
  expect(posted).toEqual([[lead, HOOK]]);
  expect(lines).toEqual([`${lead.id} delivered`]);
  expect(confirms).toBe(false);
});

it('says so when the webhook did not take it, or there is none', async () => {
  const lead = someLead();
  const { keep, lines } = store({ kind: 'retry', reason: 'HTTP 500', pause: 0 });
  await expect(keep(lead)).rejects.toThrow('did not take the lead: HTTP 500.');
  expect(lines).toEqual([`${lead.id} not taken by the webhook: HTTP 500`]);
  const none = store({ kind: 'delivered' }, {});
  await expect(none.keep(lead)).rejects.toThrow('No webhook is set for the form contact.');
  expect(none.posted).toEqual([]);
});
