import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../limits';
import { MAX_LENGTH } from '../rules';
import { COPY } from '../testing/leads.fixture';
import type { Refusal } from './respond';
import { validator } from './validate';

const validate = validator(COPY.forms, (id) => `Title of ${id}`);

const contact = { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello' };
const partner = {
  name: 'Ann',
  company: 'Acme',
  email: 'ann@example.com',
  phone: '+254 700 000 000',
  partnershipType: 'technology',
  message: 'Hello',
};
const errorsOf = (...args: Parameters<typeof validate>) => {
  try {
    validate(...args);
    return {} as Record<string, string>;
  } catch (error) {
    return (error as Refusal).more.fields ?? {};
  }
};

describe('contact', () => {
  it('gives back exactly the four fields, trimmed, in order', () => {
    const result = validate('contact', { extra: 1, ...contact, name: '  Ann ', message: 'a\r\nb\n' });
    expect(result).toEqual({ ...contact, message: 'a\nb' });
    expect(Object.keys(result)).toEqual(['name', 'email', 'company', 'message']);
  });

  it('takes an absent company as empty', () => {
    const { company: _, ...rest } = contact;
    expect(validate('contact', rest)).toEqual(contact);
  });

  it('says what is missing in the words of the specification', () => {
    const words = {
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    };
    expect(errorsOf('contact', {})).toEqual(words);
    expect(errorsOf('contact', { name: ' ', email: '\t', message: '\n \r\n', company: ' ' })).toEqual(words);
  });

  it.each(['ann', 'ann@', '@example.com', 'ann@example', 'a b@example.com', 'a@b@example.com', 'a@b..co'])(
    'refuses %s as an address',
    (email) => {
      expect(errorsOf('contact', { ...contact, email })).toEqual({ email: 'Please enter a valid email' });
    },
  );

  it.each(['Ann\r\nBcc: all@example.com', 'Ann\nX', 'Ann\u0000', 'Ann\u2028X', 'Ann\n'])(
    'refuses a line break in a single line: %j',
    (value) => {
      expect(errorsOf('contact', { ...contact, name: value, company: value })).toEqual({
        name: 'Name must be a single line',
        company: 'Company must be a single line',
      });
    },
  );

  it('counts characters and names how many are too many', () => {
    const longest = '🎉'.repeat(4_000);
    expect(errorsOf('contact', { ...contact, message: longest })).toEqual({});
    expect(errorsOf('contact', { ...contact, message: `${longest}ሀ` }).message).toBe(
      'Message is too long: please shorten it by 1 character',
    );
    expect(errorsOf('contact', { ...contact, message: `${longest}\r\n\r\nab` }).message).toMatch(
      / 4 characters$/,
    );
  });

  it.each(['\u200b', '\u200d\u200c', '\u2060 \ufeff', '\u202e'])(
    'takes %j, which nobody sees, for empty',
    (value) => {
      expect(errorsOf('contact', { ...contact, name: value, message: value })).toEqual({
        name: 'Name is required',
        message: 'Message is required',
      });
    },
  );

  it('keeps nothing that reverses, hides or controls, and all that can be seen', () => {
    const name = '\u202eAnn\u2066 \u200bW\ufeff';
    const message = 'a\u0000b\u001b[2J\u009b\tc\r\nمی\u200cخواهم 👩\u200d🎓\ud800';
    const result = validate('contact', { ...contact, name, email: ' \u200bann@example.com\u2060', message });
    expect(result).toEqual({
      ...contact,
      name: 'Ann W',
      message: 'ab[2J\tc\nمی\u200cخواهم 👩\u200d🎓\ufffd',
    });
  });

  it.each([
    '<ann@example.com>',
    'ann@example.com,bob@example.com',
    'a;b@example.com',
    '"a b"@example.com',
    'ann@[127.0.0.1]',
    'ann@example.com.',
    'ann@ex.com:25',
  ])('refuses %s, which would be more than one address in a mail', (email) => {
    expect(errorsOf('contact', { ...contact, email })).toEqual({ email: 'Please enter a valid email' });
  });

  it.each(["o'brien+news@example.co.ke", 'アン@例え.jp', 'a.b_c-d%e@sub.example.museum'])(
    'takes %s',
    (email) => {
      expect(errorsOf('contact', { ...contact, email })).toEqual({});
    },
  );

  it.each([[null], [1], [true], [[]], [['Ann']], [{}], [{ $gt: '' }]])(
    'refuses %j in place of text',
    (value) => {
      expect(
        Object.keys(errorsOf('contact', { name: value, email: value, company: value, message: value })),
      ).toEqual(['name', 'email', 'company', 'message']);
    },
  );
});

describe('the other forms', () => {
  it('partner: takes a full inquiry, and one without a phone', () => {
    expect(validate('partner', partner)).toEqual(partner);
    expect(validate('partner', { ...partner, phone: ' ' })).toEqual({ ...partner, phone: '' });
  });

  it('partner: refuses a phone and a type that are none', () => {
    expect(errorsOf('partner', { ...partner, phone: 'call me', partnershipType: 'toString' })).toEqual({
      phone: 'Please enter a valid phone number',
      partnershipType: 'Partnership type is required',
    });
  });

  it('newsletter: an address is all', () => {
    expect(validate('newsletter', { email: 'ann@example.com', name: 'Ann' })).toEqual({
      email: 'ann@example.com',
    });
  });

  it('event: refuses an identifier that no event can have', () => {
    expect(errorsOf('event', { name: 'Ann', email: 'ann@example.com', eventId: '../x' })).toEqual({
      eventId: 'Please choose an event',
    });
  });
});

it('keeps the longest valid form, percent-encoded, below the limit of a body', () => {
  const worst = (characters: number) => '%F0%9F%8E%89'.repeat(characters);
  const body = `name=${worst(MAX_LENGTH.line)}&company=${worst(MAX_LENGTH.line)}&email=${worst(MAX_LENGTH.email)}&phone=${worst(25)}&partnershipType=advertising&website=&message=${worst(MAX_LENGTH.message)}`;
  expect(body.length).toBeLessThan(MAX_BODY_BYTES);
});

it('never runs the address pattern, which is quadratic, on more than the longest address', () => {
  const email = `a@${'.'.repeat(16_000)}@`;
  expect(errorsOf('newsletter', { email }).email).toMatch(/^Email is too long/);
});
