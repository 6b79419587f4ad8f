import { expect, it } from 'vitest';
import { unknownSettings } from './read';

it('names what begins like a setting and is none, with the one that it resembles', () => {
  expect(unknownSettings({ LEADS_LIMITS: '5', CONTACT_WEBHOOK_ULR: 'https://hook.example' })).toEqual([
    expect.stringMatching(/^LEADS_LIMITS: is no setting of this site/),
    'CONTACT_WEBHOOK_ULR: is no setting of this site: did you mean "CONTACT_WEBHOOK_URL"?',
  ]);
});

it('leaves settings and the rest of the environment alone', () => {
  const env = { PORT: '1', DATA_DIR: './x', LEADS_STORE: 'disk', HOME: '/root', POST: 'x', NODE_ENV: 'test' };
  expect(unknownSettings(env)).toEqual([]);
});
