import { expect, it } from 'vitest';
import { nameFromText, reportedUrl } from './link';

it('puts a name on one line and bounds it', () => {
  expect(nameFromText('\n  Read\n   More ')).toBe('Read More');
  expect(nameFromText('x'.repeat(500))).toHaveLength(200);
});

it('keeps what a visitor typed out of a reported mailto link', () => {
  expect(reportedUrl('mailto:info@example.org?subject=Help&body=My%20secret%0Aline')).toBe(
    'mailto:info@example.org',
  );
  expect(reportedUrl('https://play.example/store?id=app')).toBe('https://play.example/store?id=app');
});
