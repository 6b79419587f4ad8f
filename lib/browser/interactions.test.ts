import { expect, it } from 'vitest';
import { nameFromText, reportedUrl } from './interactions';

it('puts a name on one line and bounds it', () => {
  expect(nameFromText('\n  Read\n   More ')).toBe('Read More');
  expect(nameFromText('x'.repeat(500))).toHaveLength(200);
});

it('keeps what a visitor typed out of a reported mailto link', () => {
  const reported = (href: string) => reportedUrl(href, 'https://site.example');
  expect(reported('mailto:info@example.org?subject=Help&body=My%20secret%0Aline')).toBe(
    'mailto:info@example.org',
  );
  expect(reported('https://play.example/store?id=app')).toBe('https://play.example/store?id=app');
});

it('keeps what a visitor searched for out of the anchors of the page that found it', () => {
  const reported = (href: string) => reportedUrl(href, 'https://site.example');
  expect(reported('https://site.example/blog?q=my+secret+words#main')).toBe('https://site.example/blog#main');
  expect(reported('https://site.example/help-center?q=secret')).toBe('https://site.example/help-center');
  expect(reported('https://site.example/#pricing')).toBe('https://site.example/#pricing');
  expect(reported('https://other.example/?q=site.example')).toBe('https://other.example/?q=site.example');
});
