import { expect, it } from 'vitest';
import { formAsMail } from './mailto';

it('carries every field that was filled in, and the message after a blank line', () => {
  const url = formAsMail('contact', 'info@example.com', {
    name: 'Ann & Co',
    email: 'ann@example.com',
    company: ' ',
    message: 'Hello?\nBye #1',
  });
  expect(url).toMatch(/^mailto:info@example\.com\?subject=[^&]+&body=[^&]+$/);
  expect(decodeURIComponent(url.split('body=')[1] ?? '')).toBe(
    'Name: Ann & Co\r\nEmail: ann@example.com\r\n\r\nHello?\r\nBye #1',
  );
});

it('says what a value stands for', () => {
  const url = formAsMail(
    'event',
    'info@example.com',
    { name: 'Ann', eventId: 'first-steps' },
    { eventId: { 'first-steps': 'First Steps' } },
  );
  expect(decodeURIComponent(url)).toContain('Event: First Steps (first-steps)');
});

it('copes with an empty form', () => {
  expect(formAsMail('newsletter', 'info@example.com', {})).toMatch(/^mailto:info@example\.com\?subject=/);
});
