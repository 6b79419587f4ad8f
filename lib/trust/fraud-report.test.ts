import { expect, it } from 'vitest';
import { fraudReportHref } from './fraud-report';

it('opens a report to support whose questions survive encoding', () => {
  const href = fraudReportHref({
    supportEmail: 'support@shop.example',
    product: { name: 'Soko & Co', slug: 'soko' },
  });
  expect(href).toMatch(/^mailto:support@shop\.example\?subject=[^&\s]+&body=[^&\s]+$/);
  const fields = new URLSearchParams(href.slice(href.indexOf('?')));
  expect(fields.get('subject')).toBe('Report: fraud in the name of Soko & Co');
  expect(fields.get('body')).toContain('How much, by which way:\r\n\r\n(Attach');
});
