import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from './limits';
import { MAX_BYTES, validate } from './schema';

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
  const result = validate(...args);
  return result.ok ? {} : result.errors;
};

describe('contact', () => {
  it('gives back exactly the four fields, trimmed, in order', () => {
    const result = validate('contact', { extra: 1, ...contact, name: '  Ann ', message: 'a\r\nb\n' });
    expect(result).toEqual({ ok: true, values: { ...contact, message: 'a\nb' } });
    expect(result.ok && Object.keys(result.values)).toEqual(['name', 'email', 'company', 'message']);
  });

  it('takes an absent company as empty', () => {
    const { company: _, ...rest } = contact;
    expect(validate('contact', rest)).toEqual({ ok: true, values: contact });
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

  it.each(['ann', 'ann@', '@example.com', 'ann@example', 'a b@example.com', 'a@b@example.com'])(
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

  it('counts bytes, not letters', () => {
    const longest = 'ሀ'.repeat(1_333);
    expect(errorsOf('contact', { ...contact, message: longest })).toEqual({});
    expect(errorsOf('contact', { ...contact, message: `${longest}ሀ` }).message).toMatch(
      /^Message is too long: .* 2 letters$/,
    );
  });

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
    expect(validate('partner', partner)).toEqual({ ok: true, values: partner });
    expect(validate('partner', { ...partner, phone: ' ' })).toEqual({
      ok: true,
      values: { ...partner, phone: '' },
    });
  });

  it('partner: refuses a phone and a type that are none', () => {
    expect(errorsOf('partner', { ...partner, phone: 'call me', partnershipType: 'toString' })).toEqual({
      phone: 'Please enter a valid phone number',
      partnershipType: 'Partnership type is required',
    });
  });

  it('newsletter: an address is all', () => {
    expect(validate('newsletter', { email: 'ann@example.com', name: 'Ann' })).toEqual({
      ok: true,
      values: { email: 'ann@example.com' },
    });
  });

  it('event: refuses an identifier that no event can have', () => {
    expect(errorsOf('event', { name: 'Ann', email: 'ann@example.com', eventId: '../x' })).toEqual({
      eventId: 'Please choose an event',
    });
  });
});

it('keeps the longest valid form, percent-encoded, below the limit of a body', () => {
  const worst = (bytes: number) => '%E1'.repeat(bytes);
  const body = `name=${worst(MAX_BYTES.line)}&company=${worst(MAX_BYTES.line)}&email=${worst(MAX_BYTES.email)}&phone=${worst(25)}&partnershipType=advertising&website=&message=${worst(MAX_BYTES.message)}`;
  expect(body.length).toBeLessThan(MAX_BODY_BYTES);
});

it('never runs the address pattern, which is quadratic, on more than the longest address', () => {
  const email = `a@${'.'.repeat(16_000)}@`;
  expect(errorsOf('newsletter', { email }).email).toMatch(/^Email is too long/);
});
