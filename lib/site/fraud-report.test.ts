import { expect, it } from 'vitest';
import { fraudReportHref } from './fraud-report';

it('opens a mail to support with the subject and the paragraphs of content, an empty line between them', () => {
  const href = fraudReportHref({
    site: { supportEmail: 'support@shop.example' },
    trust: { mail: { subject: 'Report: Soko & Co', lines: ['What happened:\nWhen:', '(No PIN.)'] } },
  });
  expect(href).toMatch(/^mailto:support@shop\.example\?subject=[^&\s]+&body=[^&\s]+$/);
  const fields = new URLSearchParams(href.slice(href.indexOf('?')));
  expect(fields.get('subject')).toBe('Report: Soko & Co');
  expect(fields.get('body')?.split('\r\n')).toEqual(['What happened:', 'When:', '', '(No PIN.)']);
});
