import { describe, expect, it, vi } from 'vitest';
import { fillForm, formAgain } from './pages';
import { COPY } from './testing/leads.fixture';

describe('fillForm', () => {
  const PAGE = `<!DOCTYPE html><html><head><title>Write to us</title><script type="application/ld+json">{"a":1}</script></head><body><svg><title>Logo</title></svg><form data-form="newsletter"><input name="email" value="other"></form><div data-island="partner" data-modules="/partner.js"></div><form data-form="partner"><input id="p-name" name="name"><p id="p-name-error" data-error="name" hidden=""><svg></svg><span data-text=""></span></p><input name="email"><p id="p-email-error" data-error="email" hidden=""><span data-text=""></span></p><select name="partnershipType"><option value="" selected="">Please choose</option><option value="technology">Technology</option></select><textarea name="message"></textarea><div role="alert"><div data-status="partner" hidden=""><p data-text=""></p></div></div></form><script type="module" src="/site.js"></script></body></html>`;

  const filled = (values: Record<string, string>, errors: Record<string, string> = {}) =>
    fillForm(PAGE, 'partner', { values, errors, message: 'Not sent <yet>.' });

  it('fills in what was typed, escaped, into this form only', () => {
    const html = filled({
      name: '"><script>x</script>',
      email: 'a&b',
      partnershipType: 'technology',
      message: '</textarea><b>',
    });
    expect(html).toContain('name="name" value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(html).toContain('name="email" value="a&amp;b"');
    expect(html).toContain('<input name="email" value="other">');
    expect(html).toContain('<option value="technology" selected="">');
    expect(html).toContain('<option value="">');
    expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
  });

  it('keeps a message that begins with an empty line', () => {
    expect(filled({ message: '\nHello' })).toContain('<textarea name="message">\n\nHello</textarea>');
  });

  it('shows errors beside their fields and moves to the first', () => {
    const html = filled({}, { email: 'Please enter a valid email', name: 'Name is required' });
    expect(html).toContain(
      '<p id="p-name-error" data-error="name"><svg></svg><span data-text="">Name is required</span></p>',
    );
    expect(html).toContain('name="name" aria-invalid="true" aria-describedby="p-name-error" autofocus=""');
    expect(html).toContain('name="email" aria-invalid="true" aria-describedby="p-email-error">');
    expect(html.match(/autofocus/g)).toHaveLength(1);
  });

  it('shows the message and says in the title that nothing was sent', () => {
    const html = filled({});
    expect(html).toContain('<div data-status="partner"><p data-text="">Not sent &lt;yet&gt;.</p></div>');
    expect(html).toContain('<title>Not sent: Write to us</title>');
    expect(html).toContain('<title>Logo</title>');
  });

  it('takes out what would hydrate, and leaves the site script and structured data', () => {
    const html = filled({});
    expect(html).not.toContain('data-modules');
    expect(html).toContain('<script type="module" src="/site.js"></script>');
    expect(html).toContain('application/ld+json');
  });

  it('says so when the page does not hold the form', () => {
    expect(() => fillForm('<p>Maintenance</p>', 'contact', { values: {}, errors: {}, message: '' })).toThrow(
      'has no element with data-form="contact"',
    );
  });
});

describe('formAgain', () => {
  const FILLED = {
    values: { name: 'A<b>', message: 'Precious' },
    errors: { name: 'Name is odd' },
    message: 'Not sent.',
  };
  const SHORT = '<title>Real</title><form data-form="contact"><input name="name"></form>';

  it('fills in the page of the form, as it is at that moment', async () => {
    const read = vi.fn(async (_path: string) => SHORT);
    const config = { copy: COPY, readPage: read, log: vi.fn() };
    expect(await formAgain('contact', FILLED, config)).toContain('<title>Not sent: Real</title>');
    read.mockResolvedValue(SHORT.replace('Real', 'New'));
    expect(await formAgain('contact', FILLED, config)).toContain('<title>Not sent: New</title>');
    expect(read.mock.calls[0]?.[0]).toBe('/forms/contact');
  });

  it.each([
    ['cannot be read', async () => Promise.reject(new Error('ENOENT'))],
    ['is another page', async () => '<p>Maintenance</p>'],
  ])('gives the words back in a bare form when the page %s', async (_, read) => {
    const log = vi.fn();
    const html = await formAgain('contact', FILLED, { copy: COPY, readPage: read, log });
    expect(html).toContain('value="A&lt;b&gt;"');
    expect(html).toContain('>Precious</textarea>');
    expect(html).toContain('Name is odd');
    expect(html).toContain('Not sent.');
    expect(log).toHaveBeenCalledOnce();
  });
});
