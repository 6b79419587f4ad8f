import { afterEach, expect, it, vi } from 'vitest';
import { formRenderer } from './page';

const FILLED = {
  values: { name: 'A<b>', message: 'Precious' },
  errors: { name: 'Name is odd' },
  message: 'Not sent.',
};
const PAGE = '<title>Real</title><form data-form="contact"><input name="name"></form>';

afterEach(() => void vi.unstubAllGlobals());

it('asks its own server for the page once', async () => {
  const fetched = vi.fn(async (_url: string) => new Response(PAGE));
  vi.stubGlobal('fetch', fetched);
  const render = formRenderer('4000', vi.fn());
  expect(await render('contact', FILLED)).toContain('<title>Not sent: Real</title>');
  await render('contact', FILLED);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('http://127.0.0.1:4000/forms/contact');
});

it.each([
  ['fails', async () => Promise.reject(new Error('ECONNREFUSED'))],
  ['is not found', async () => new Response('', { status: 404 })],
  ['is another page', async () => new Response('<p>Maintenance</p>')],
])('gives the words back in a bare form when the page %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  const log = vi.fn();
  const html = await formRenderer('4000', log)('contact', FILLED);
  expect(html).toContain('value="A&lt;b&gt;"');
  expect(html).toContain('>Precious</textarea>');
  expect(html).toContain('Name is odd');
  expect(html).toContain('Not sent.');
  expect(log).toHaveBeenCalledOnce();
});

it('needs no server of its own', async () => {
  expect(await formRenderer(undefined, vi.fn())('partner', FILLED)).toContain('name="partnershipType"');
});
