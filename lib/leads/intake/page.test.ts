import { expect, it, vi } from 'vitest';
import { COPY } from '../testing/leads.fixture';
import { formRenderer } from './page';

const FILLED = {
  values: { name: 'A<b>', message: 'Precious' },
  errors: { name: 'Name is odd' },
  message: 'Not sent.',
};
const PAGE = '<title>Real</title><form data-form="contact"><input name="name"></form>';

it('fills in the page of the form, as it is at that moment', async () => {
  const read = vi.fn(async (_path: string) => PAGE);
  const render = formRenderer(COPY.forms, { readPage: read, log: vi.fn() });
  expect(await render('contact', FILLED)).toContain('<title>Not sent: Real</title>');
  read.mockResolvedValue(PAGE.replace('Real', 'New'));
  expect(await render('contact', FILLED)).toContain('<title>Not sent: New</title>');
  expect(read.mock.calls[0]?.[0]).toBe('/forms/contact');
});

it.each([
  ['cannot be read', async () => Promise.reject(new Error('ENOENT'))],
  ['is another page', async () => '<p>Maintenance</p>'],
])('gives the words back in a bare form when the page %s', async (_, read) => {
  const log = vi.fn();
  const html = await formRenderer(COPY.forms, { readPage: read, log })('contact', FILLED);
  expect(html).toContain('value="A&lt;b&gt;"');
  expect(html).toContain('>Precious</textarea>');
  expect(html).toContain('Name is odd');
  expect(html).toContain('Not sent.');
  expect(log).toHaveBeenCalledOnce();
});
