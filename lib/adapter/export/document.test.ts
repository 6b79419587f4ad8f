import { describe, expect, it } from 'vitest';
import { applyEdits, parseHtml } from '../document';
import { type ExportSettings, exportEdits } from './document';

const html =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body><form method="post" action="/api/leads/contact"></form><form action="/help-center"></form></body></html>';
const exportDocument = (text: string, settings: ExportSettings) =>
  applyEdits(text, exportEdits(parseHtml(text), settings));
const path = '/api/leads/';
const policy = "default-src 'none'; form-action 'self'";

describe('exportEdits', () => {
  it('repeats the policy right behind the encoding, and leaves forms on the site itself', () => {
    expect(exportDocument(html, { policy, forms: { path } })).toBe(
      html.replace('"utf-8"/>', `"utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
    );
  });

  it('sends the forms of the site, and only those, to their endpoint', () => {
    const exported = exportDocument(html, { policy, forms: { path, url: 'https://forms.example/' } });
    expect(exported).toContain('method="post" action="https://forms.example/api/leads/contact"');
    expect(exported).toContain('<form action="/help-center">');
  });

  it('refuses a document without an encoding', () => {
    expect(() => exportDocument('<!DOCTYPE html><p>x</p>', { policy, forms: { path } })).toThrow('encoding');
  });
});
