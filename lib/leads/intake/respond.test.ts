import { expect, it, vi } from 'vitest';
import { Refusal, respond } from './respond';

const render = vi.fn(async () => '<p>form</p>');
const options = { render, origin: undefined };
const REFUSED = {
  kind: 'refused',
  refusal: new Refusal(429, 'too-many', 'Wait.', { retryAfter: 60 }),
  values: { name: 'Ann' },
} as const;
const fields = { name: 'Name is required' };
const INVALID = {
  kind: 'refused',
  refusal: new Refusal(422, 'invalid', 'Correct it.', { fields }),
  values: { email: 'x' },
} as const;

it('tells a script that it was sent', async () => {
  const response = await respond(
    'contact',
    { kind: 'sent', encoding: 'json', page: '/sent/contact', unconfirmed: false },
    options,
  );
  expect([response.status, await response.json()]).toEqual([200, { sent: true, unconfirmed: false }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it('sends a plain form on to the page that says so, on the origin that it came from', async () => {
  const sent = { kind: 'sent', encoding: 'form', page: '/sent/contact', unconfirmed: false } as const;
  const here = await respond('contact', sent, options);
  expect([here.status, here.headers.get('Location')]).toEqual([303, '/sent/contact']);
  const there = await respond('contact', sent, { render, origin: 'https://www.example.com' });
  expect(there.headers.get('Location')).toBe('https://www.example.com/sent/contact');
  expect(there.headers.get('Access-Control-Allow-Origin')).toBe('https://www.example.com');
});

it('tells a script what is wrong with which field', async () => {
  const response = await respond('contact', { ...INVALID, encoding: 'json' }, options);
  expect(response.status).toBe(422);
  expect((await response.json()).error).toMatchObject({ code: 'invalid', fields });
});

it('shows a plain form again', async () => {
  const response = await respond('contact', { ...INVALID, encoding: 'form' }, options);
  expect([response.status, await response.text()]).toEqual([422, '<p>form</p>']);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(render).toHaveBeenCalledWith(
    'contact',
    expect.objectContaining({ errors: fields, values: { email: 'x' } }),
  );
});

it('says how long to wait', async () => {
  const script = await respond('contact', { ...REFUSED, encoding: undefined }, options);
  expect([script.status, script.headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await script.json()).error).toEqual({ code: 'too-many', message: 'Wait.', fields: {} });
  const plain = await respond('contact', { ...REFUSED, encoding: 'form' }, options);
  expect([plain.status, plain.headers.get('Retry-After')]).toEqual([429, '60']);
});
