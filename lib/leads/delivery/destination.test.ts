import { expect, it } from 'vitest';
import type { Channel, LeadKind } from '../lead';
import { ownersChannels } from './destination';

const to = (form: LeadKind, channel: Channel) => ({
  form,
  channel,
  send: async () => ({ kind: 'delivered' }) as const,
});

it('brings a lead to its owner by the webhook and the mail of its kind, not by what a subscriber is sent', () => {
  const all = [
    to('newsletter', 'webhook'),
    to('newsletter', 'mail'),
    to('newsletter', 'confirmation'),
    to('newsletter', 'welcome'),
    to('contact', 'webhook'),
  ];
  expect(ownersChannels(all, 'newsletter')).toEqual(['webhook', 'mail']);
  expect(ownersChannels(all, 'contact')).toEqual(['webhook']);
  expect(ownersChannels(all, 'partner')).toEqual([]);
});
