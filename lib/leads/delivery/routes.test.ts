import { describe, expect, it, onTestFinished } from 'vitest';
import type { LeadsSettings } from '../settings';
import { COPY, scratchDatabase, someLead, someSettings } from '../testing/leads';
import { startMailServer } from '../testing/smtp';
import { destinationsOf, mailOf, webhooksOf } from './routes';

const origin = 'https://www.shop.example';
const SECRET = 'a common secret of many letters';
const OWN = 'a secret that is the newsletter’s own';
const MAIL = {
  MAIL_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'site@shop.example',
  MAIL_TO: 'info@shop.example',
};

describe('webhooksOf', () => {
  it('names the webhook of each kind that has one, and no other', () => {
    const env = {
      CONTACT_WEBHOOK_URL: 'https://hooks.example/contact',
      NEWSLETTER_END_WEBHOOK_URL: 'https://hooks.example/end',
    };
    expect(webhooksOf(someSettings(env))).toEqual({
      contact: { url: 'https://hooks.example/contact' },
      'newsletter-end': { url: 'https://hooks.example/end' },
    });
    expect(webhooksOf(someSettings({}))).toEqual({});
  });

  it('signs with the secret of the form before the common one; an end of a newsletter as the newsletter is', () => {
    const env = {
      CONTACT_WEBHOOK_URL: 'https://hooks.example/contact',
      NEWSLETTER_WEBHOOK_URL: 'https://hooks.example/newsletter',
      NEWSLETTER_END_WEBHOOK_URL: 'https://hooks.example/end',
      NEWSLETTER_WEBHOOK_SECRET: OWN,
      LEADS_WEBHOOK_SECRET: SECRET,
    };
    const webhooks = webhooksOf(someSettings(env));
    expect(webhooks.contact?.secret).toBe(SECRET);
    expect(webhooks.newsletter?.secret).toBe(OWN);
    expect(webhooks['newsletter-end']?.secret).toBe(OWN);
  });
});

it('has no mail without a mail server', () => {
  expect(mailOf(someSettings({}))).toBeUndefined();
  expect(mailOf(someSettings(MAIL))).toBeTypeOf('function');
  const half = someSettings(MAIL);
  expect(mailOf({ ...half, MAIL_FROM: undefined })).toBeUndefined();
});

describe('destinationsOf', () => {
  const all = async (env: Partial<LeadsSettings>) =>
    destinationsOf({ settings: someSettings(env), copy: COPY, db: await scratchDatabase(), origin });
  const routes = async (env: Partial<LeadsSettings>) =>
    (await all(env)).map(({ form, channel }) => `${form} ${channel}`);

  it('are the webhooks alone where no mail is set', async () => {
    expect(await routes({})).toEqual([]);
    expect(await routes({ EVENT_WEBHOOK_URL: 'https://hooks.example/event' })).toEqual(['event webhook']);
  });

  it('write to the address of the form before the common one', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.stop());
    const env = { ...MAIL, MAIL_URL: server.url, CONTACT_MAIL_TO: 'contact@shop.example' };
    for (const form of ['contact', 'partner'] as const) {
      const [mail] = (await all(env)).filter((one) => one.form === form && one.channel === 'mail');
      expect(await mail?.send({ ...someLead(), form })).toEqual({ kind: 'delivered' });
    }
    expect(server.mails.map(({ to }) => to)).toEqual([['contact@shop.example'], ['info@shop.example']]);
  });

  it('are, with mail, the owner’s mail of each kind too, and what a subscriber is sent', async () => {
    expect((await routes({ ...MAIL, CONTACT_WEBHOOK_URL: 'https://hooks.example/contact' })).sort()).toEqual([
      'contact mail',
      'contact webhook',
      'event mail',
      'newsletter confirmation',
      'newsletter mail',
      'newsletter welcome',
      'newsletter-end mail',
      'partner mail',
    ]);
  });
});
