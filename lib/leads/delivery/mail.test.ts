import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newLead } from '../lead';
import { COPY, NOW, someLead } from '../testing/leads.fixture';
import { type MailServer, startMailServer } from '../testing/smtp.fixture';
import { leadMail, mailer, subscriberMail } from './mail';

let server: MailServer;

describe('mailer', () => {
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
});

const TO = 'info@example.com';
const LINK = 'https://www.example.com/subscribe/end?of=x';
const subscriber = (email = 'ann@example.com') =>
  newLead('newsletter', { email }, { key: 'some-key', suspicions: [], now: NOW });

describe('leadMail', () => {
  it('names in its subject who sent it, by name, else by address, else by id', () => {
    const subject = (payload: Record<string, string>) =>
      leadMail({ ...subscriber(), payload }, TO, COPY).subject;
    expect(subject({ name: 'Ann', email: 'ann@example.com' })).toMatch(/: Ann$/);
    expect(subject({ email: 'ann@example.com' })).toMatch(/: ann@example\.com$/);
    expect(subject({})).toBe(`${COPY.forms.newsletter.subject}: ${subscriber().id}`);
  });

  it('has the subject of its form, and says first why it is suspect', () => {
    const suspect = { ...someLead(), suspicions: ['honeypot' as const, 'flood' as const] };
    expect(leadMail(suspect, TO, COPY).subject).toBe(`${COPY.forms.contact.subject}: Ann`);
    expect(leadMail(suspect, TO, COPY).text.split('\n')[0]).toContain('honeypot, flood');
    expect(leadMail(suspect, TO, COPY).headers).toEqual({ 'X-Lead-Suspect': 'honeypot, flood' });
  });

  it('keeps its subject on one line that a program shows', () => {
    const { subject } = leadMail(someLead('key', { name: `Ann\r\n\t ${'x'.repeat(200)}` }), TO, COPY);
    expect(subject).toHaveLength(150);
    expect(subject).toContain('Ann xxx');
  });

  it('lets no name pass for one that a mail program decodes', () => {
    const mail = leadMail(someLead('key', { name: '=?utf-8?Q?The_Boss?=' }), TO, COPY);
    for (const text of [mail.subject, mail.replyTo?.name]) expect(text).not.toContain('=?');
  });

  it('lists what was typed in the order of the form, then what this version does not know', () => {
    const { text } = leadMail(
      someLead('key', { later: 'new', company: 'Soko', message: 'One.\nTwo.' }),
      TO,
      COPY,
    );
    const { name, email, company } = COPY.forms.contact.fields;
    expect(text).toBe(
      `${name}: Ann\n${email}: ann@example.com\n${company}: Soko\nlater: new\n\nOne.\nTwo.\n\n${someLead('key', { later: 'new', company: 'Soko', message: 'One.\nTwo.' }).id}\n`,
    );
  });

  it('says of an address that ended its newsletter that it did', () => {
    const end = newLead('newsletter-end', { email: 'ann@example.com' }, { suspicions: [], now: NOW });
    const mail = leadMail(end, TO, COPY);
    expect(mail.text.split('\n')[0]).toBe(COPY.mail.lead.ended);
    expect(mail.text).toContain(`${COPY.forms.newsletter.fields.email}: ann@example.com`);
    expect(leadMail(subscriber(), TO, COPY).text).not.toContain(COPY.mail.lead.ended);
  });

  it('is answered to the visitor, where there is an address', () => {
    expect(leadMail(subscriber(), TO, COPY).replyTo).toEqual({ name: '', address: 'ann@example.com' });
    expect(leadMail({ ...subscriber(), payload: {} }, TO, COPY)).not.toHaveProperty('replyTo');
    expect(leadMail(subscriber(), TO, COPY)).not.toHaveProperty('headers');
  });
});

it('asks and welcomes the address that was given, each by a mail of its own', () => {
  const asked = subscriberMail(subscriber(), 'confirmation', LINK, COPY);
  const welcome = subscriberMail(subscriber(), 'welcome', LINK, COPY);
  expect([asked.to, welcome.to]).toEqual(['ann@example.com', 'ann@example.com']);
  expect(asked.id).not.toBe(welcome.id);
  expect(asked.text).toContain('www.example.com');
  for (const { text, subject } of [asked, welcome]) {
    expect(text).toContain(LINK);
    expect(text + subject).not.toMatch(/\{\w+\}/);
  }
});
