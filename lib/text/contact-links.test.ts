import { expect, it } from 'vitest';
import { mailtoHref, telHref } from './contact-links';
import { formatDay } from './dates';

it('encodes the subject and body of a mailto link', () => {
  expect(mailtoHref('a@b.example', { subject: 'Tom & Ann?', body: 'Hi,\nyes=no' })).toBe(
    'mailto:a@b.example?subject=Tom%20%26%20Ann%3F&body=Hi%2C%0D%0Ayes%3Dno',
  );
  expect(mailtoHref('a@b.example')).toBe('mailto:a@b.example');
});

it('strips the separators of a telephone number', () => {
  expect(telHref('+1 302 555 0142')).toBe('tel:+13025550142');
});

it('formats a day as the specification does, whatever the time zone', () => {
  expect(formatDay('2024-03-20')).toBe('March 20, 2024');
  expect(formatDay('2024-01-01')).toBe('January 1, 2024');
});
