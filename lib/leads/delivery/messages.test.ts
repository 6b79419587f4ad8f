import { describe, expect, it } from 'vitest';
import { newLead } from '../lead';
import { COPY, NOW, someLead } from '../testing/leads.fixture';
import { leadMail, subscriberMail } from './mail';

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
