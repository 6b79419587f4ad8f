import { expect, it } from 'vitest';
import { leadId, newLead } from './lead';
import { NOW } from './testing/leads';

const payload = { email: 'ann@example.com' };
const plain = (now: number, email = 'ann@example.com') =>
  newLead('newsletter', { email }, { suspicions: [], now }).id;

it('is the same lead for the same key and content', () => {
  expect(leadId('newsletter', 'key-12345', payload)).toBe(leadId('newsletter', 'key-12345', { ...payload }));
});

it.each([
  ['another key', leadId('newsletter', 'key-54321', payload)],
  ['another form', leadId('event', 'key-12345', payload)],
  ['edited content', leadId('newsletter', 'key-12345', { email: 'bob@example.com' })],
])('is another lead for %s', (_, id) => {
  expect(id).not.toBe(leadId('newsletter', 'key-12345', payload));
});

it('without a key, takes the same content on the same day for a repetition', () => {
  expect(plain(NOW + 3_600_000)).toBe(plain(NOW));
  expect(plain(NOW + 86_400_000)).not.toBe(plain(NOW));
  expect(plain(NOW, 'bob@example.com')).not.toBe(plain(NOW));
});
