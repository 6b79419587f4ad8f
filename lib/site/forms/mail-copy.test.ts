import { expect, it } from 'vitest';
import { MAIL_COPY } from './mail-copy';

/** What only a lead, or the moment, can tell. */
const TOLD_LATER = [
  'channel',
  'form',
  'link',
  'reason',
  'sender',
  'site',
  'subject',
  'suspicions',
  'waiting',
];

it('leaves no place in a mail that nothing would fill', () => {
  const places = [...JSON.stringify(MAIL_COPY).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(places.filter((name) => !TOLD_LATER.includes(name ?? ''))).toEqual([]);
  expect(places).toContain('link');
});
