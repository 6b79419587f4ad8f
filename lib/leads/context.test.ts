import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { signature } from './delivery/webhook';
import type { LeadsSettings } from './settings';
import { scratchDatabase, someContext, someLead } from './testing/leads.fixture';
import { startMailServer } from './testing/smtp.fixture';

const SECRET = 'a common secret of many letters';
const OWN = 'a secret that is the newsletter’s own';
const MAIL = {
  MAIL_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'site@shop.example',
  MAIL_TO: 'info@shop.example',
};

const contextWith = async (settings: Partial<LeadsSettings>) =>
  someContext({ db: await scratchDatabase(), settings });

it('has no mail without a mail server', async () => {
  expect((await contextWith({})).send).toBeUndefined();
  expect((await contextWith(MAIL)).send).toBeTypeOf('function');
  expect((await contextWith({ ...MAIL, MAIL_FROM: undefined })).send).toBeUndefined();
});

describe('destinations', () => {
  const all = async (env: Partial<LeadsSettings>) => (await contextWith(env)).destinations;
  const routes = async (env: Partial<LeadsSettings>) =>
    (await all(env)).map(({ form, channel }) => `${form} ${channel}`);

  it('are the webhooks alone where no mail is set', async () => {
    expect(await routes({})).toEqual([]);
    expect(await routes({ EVENT_WEBHOOK_URL: 'https://hooks.example/event' })).toEqual(['event webhook']);
  });

  it('post each kind to its webhook, signed with the secret of its form before the common one', async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response());
    vi.stubGlobal('fetch', fetched);
    onTestFinished(() => void vi.unstubAllGlobals());
    const env = {
      CONTACT_WEBHOOK_URL: 'https://hooks.example/contact',
      NEWSLETTER_WEBHOOK_URL: 'https://hooks.example/newsletter',
      NEWSLETTER_END_WEBHOOK_URL: 'https://hooks.example/end',
      NEWSLETTER_WEBHOOK_SECRET: OWN,
      LEADS_WEBHOOK_SECRET: SECRET,
    };
    const lead = someLead();
    for (const webhook of await all(env)) await webhook.send(lead);
    const signed = fetched.mock.calls.map(([url, { headers, body }]) => {
      const sent = new Headers(headers);
      const at = Number(sent.get('webhook-timestamp'));
      const secret = [SECRET, OWN].find(
        (one) => sent.get('webhook-signature') === signature(one, lead.id, at, String(body)),
      );
      return [url, secret];
    });
    expect(signed).toEqual([
      ['https://hooks.example/contact', SECRET],
      ['https://hooks.example/newsletter', OWN],
      ['https://hooks.example/end', OWN],
    ]);
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
