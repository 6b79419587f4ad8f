import { expect, it } from 'vitest';
import { mailtoHref, telHref } from './contact-links';

it('encodes the subject and body of a mailto link', () => {
  expect(mailtoHref('a@b.example', { subject: 'Tom & Ann?', body: 'Hi,\nyes=no' })).toBe(
    'mailto:a@b.example?subject=Tom%20%26%20Ann%3F&body=Hi%2C%0D%0Ayes%3Dno',
  );
  expect(mailtoHref('a@b.example')).toBe('mailto:a@b.example');
  expect(mailtoHref('a@b.example', { subject: '', body: 'Hi' })).toBe('mailto:a@b.example?body=Hi');
});

it('strips the separators of a telephone number', () => {
  expect(telHref('+1 302 555 0142')).toBe('tel:+13025550142');
});
