import { afterEach, beforeEach, expect, it } from 'vitest';
import { COPY, someLead } from '../testing/leads.fixture';
import { type MailServer, startMailServer } from '../testing/smtp.fixture';
import { leadMail, mailer } from './mail';

let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const send = (lead = someLead()) =>
  mailer(server.url, 'site@example.com')(leadMail(lead, 'info@example.com', COPY));
const header = (name: string) =>
  server.mails[0]?.headers.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));

it('brings a lead to its owner, to be answered to the visitor', async () => {
  const lead = someLead('key', { name: 'Zoë Wanjirũ', message: 'Hello,\nwhat about 🎉?\n.\nBye' });
  expect(await send({ ...lead, suspicions: ['flood'] })).toEqual({ kind: 'delivered' });
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: 'site@example.com', to: ['info@example.com'] });
  expect(mail?.body.replaceAll('\r\n', '\n')).toContain(
    'Suspected: flood\nName: Zoë Wanjirũ\nEmail: ann@example.com\n\nHello,\nwhat about 🎉?\n.\nBye\n',
  );
  expect(header('Reply-To')).toContain('<ann@example.com>');
  expect(header('Message-ID')).toBe(`Message-ID: <${lead.id}@example.com>`);
  expect(header('Auto-Submitted')).toBe('Auto-Submitted: auto-generated');
  expect(header('X-Lead-Suspect')).toBe('X-Lead-Suspect: flood');
  expect(header('Content-Type')).toMatch(/^Content-Type: text\/plain/);
});

it('lets nobody add a header, a recipient or a second mail', async () => {
  const evil = 'Ann\r\nBcc: all@example.com\r\n\r\n<script>\r\n.\r\nMAIL FROM:<x@example.com>';
  await send({
    ...someLead('key', { name: evil, email: `ann@example.com\r\nBcc: all@example.com`, message: evil }),
    id: 'contact-x',
  });
  await send({
    ...someLead('key', { name: '"Ann" <boss@example.com>, x', email: 'a@b.cc, c@d.ee' }),
    id: 'contact-y',
  });
  expect(server.mails).toHaveLength(2);
  for (const { to, headers } of server.mails) {
    expect(to).toEqual(['info@example.com']);
    expect(headers.filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual(['To: info@example.com']);
    expect(headers.filter((line) => /^(subject|reply-to|from):/i.test(line)).length).toBeLessThanOrEqual(3);
  }
});

it('shows a name that reads like an encoded word as it was typed', async () => {
  await send(someLead('key', { name: '=?utf-8?Q?The_Boss?=' }));
  for (const name of ['Subject', 'Reply-To']) expect(header(name)).not.toContain('=?utf-8?Q?The_Boss?=');
});

it('says why a server refused, by number alone', async () => {
  server.refuse(550);
  expect(await send()).toEqual({ kind: 'refused', reason: 'SMTP 550' });
  server.refuse(554);
  expect(await send()).toEqual({ kind: 'retry', reason: 'SMTP 554', pause: 0 });
  const gone = server.url;
  await server.stop();
  const outcome = await mailer(gone, 'site@example.com')(leadMail(someLead(), 'info@example.com', COPY));
  expect(outcome).toMatchObject({ kind: 'retry', reason: expect.stringMatching(/^E[A-Z]+$/) });
  server = await startMailServer();
});
