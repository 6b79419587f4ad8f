import { expect, it } from 'vitest';
import { type Channel, type LeadKind, newLead, ownersChannels } from './lead';
import { NOW } from './testing/leads.fixture';

const payload = { email: 'ann@example.com' };
const idOf = (form: LeadKind, key: string, fields = payload, now = NOW) =>
  newLead(form, fields, { key, suspicions: [], now }).id;
const plain = (now: number, email = 'ann@example.com') =>
  newLead('newsletter', { email }, { suspicions: [], now }).id;

it('is the same lead for the same key and content', () => {
  expect(idOf('newsletter', 'key-12345', payload)).toBe(
    idOf('newsletter', 'key-12345', { ...payload }, NOW + 86_400_000),
  );
});

it.each([
  ['another key', idOf('newsletter', 'key-54321', payload)],
  ['another form', idOf('event', 'key-12345', payload)],
  ['edited content', idOf('newsletter', 'key-12345', { email: 'bob@example.com' })],
])('is another lead for %s', (_, id) => {
  expect(id).not.toBe(idOf('newsletter', 'key-12345', payload));
});

it('without a key, takes the same content on the same day for a repetition', () => {
  expect(plain(NOW + 3_600_000)).toBe(plain(NOW));
  expect(plain(NOW + 86_400_000)).not.toBe(plain(NOW));
  expect(plain(NOW, 'bob@example.com')).not.toBe(plain(NOW));
});

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
