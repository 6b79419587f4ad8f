import { expect, it } from 'vitest';
import { fraudReportHref } from './fraud-report';

/** The message that the link opens. */
function message() {
  const href = fraudReportHref({
    supportEmail: 'support@shop.example',
    product: { name: 'Soko & Co', slug: 'soko' },
  });
  const fields = new URLSearchParams(href.slice(href.indexOf('?')));
  return { href, subject: fields.get('subject'), lines: (fields.get('body') ?? '').split('\r\n') };
}

it('opens a report to support in the name of the product', () => {
  const { href, subject } = message();
  expect(href).toMatch(/^mailto:support@shop\.example\?subject=[^&\s]+&body=[^&\s]+$/);
  expect(subject).toBe('Report: fraud in the name of Soko & Co');
});

it('asks what happened, where, who, when and how much, one question a line, and warns at the end', () => {
  const { lines } = message();
  expect(lines).toHaveLength(7);
  for (const question of lines.slice(0, 5)) expect(question).toMatch(/\w.*:$/);
  expect(lines[5]).toBe('');
  expect(lines[6]).toMatch(/^\(.*PIN.*\)$/);
});
