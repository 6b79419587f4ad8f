import { expect, it } from 'vitest';
import { letterHref, mailtoHref, telHref, whatsappShareHref } from './contact-links';

it('encodes the subject and body of a mailto link', () => {
  expect(mailtoHref('a@b.example', { subject: 'Tom & Ann?', body: 'Hi,\nyes=no' })).toBe(
    'mailto:a@b.example?subject=Tom%20%26%20Ann%3F&body=Hi%2C%0D%0Ayes%3Dno',
  );
  expect(mailtoHref('a@b.example')).toBe('mailto:a@b.example');
  expect(mailtoHref('a@b.example', { subject: '', body: 'Hi' })).toBe('mailto:a@b.example?body=Hi');
});

it('opens a letter: its values wherever it names them, an empty line between its paragraphs', () => {
  const letter = {
    subject: 'Application: {title}',
    lines: ['Hello Soko & Co,', 'I apply for {title}, {title}!', 'My name:\nMy home:'],
  };
  const href = letterHref('jobs@shop.example', letter, { title: 'Cook, baker & host' });
  expect(href).toMatch(/^mailto:jobs@shop\.example\?subject=[^&\s]+&body=[^&\s]+$/);
  const fields = new URLSearchParams(href.slice(href.indexOf('?')));
  expect(fields.get('subject')).toBe('Application: Cook, baker & host');
  expect(fields.get('body')?.split('\r\n')).toEqual([
    'Hello Soko & Co,',
    '',
    'I apply for Cook, baker & host, Cook, baker & host!',
    '',
    'My name:',
    'My home:',
  ]);
});

it('strips the separators of a telephone number', () => {
  expect(telHref('+1 302 555 0142')).toBe('tel:+13025550142');
});

it('carries title and address to WhatsApp, percent-encoded', () => {
  const url = new URL(whatsappShareHref('Tips & Tricks: 50% more?', 'https://a.example/b?c=d'));
  expect(url.origin).toBe('https://wa.me');
  expect(url.searchParams.get('text')).toBe('Tips & Tricks: 50% more?\nhttps://a.example/b?c=d');
});
