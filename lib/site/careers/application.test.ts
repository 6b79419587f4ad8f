import { expect, it } from 'vitest';
import { applicationHref } from './application';

const SITE = { careersEmail: 'jobs@shop.example' };
const OPENING = { title: 'Cook, baker & host' };
const CAREERS = {
  application: {
    terms: 'Remote',
    subject: 'Application: {title}',
    lines: ['Hello Soko & Co team,', 'I apply for {title}, {title}!', 'My name:\nMy home:'],
  },
};

/** The message that the link opens. */
function message() {
  const href = applicationHref(OPENING, { careers: CAREERS, site: SITE });
  const fields = new URLSearchParams(href.slice(href.indexOf('?')));
  return { href, subject: fields.get('subject'), lines: (fields.get('body') ?? '').split('\r\n') };
}

it('goes to the address for applications, with subject and body that decode to plain text', () => {
  const { href, subject } = message();
  expect(href).toMatch(/^mailto:jobs@shop\.example\?subject=[^&\s]+&body=[^&\s]+$/);
  expect(subject).toBe('Application: Cook, baker & host');
});

it('names the opening wherever the letter does, its paragraphs apart by an empty line', () => {
  expect(message().lines).toEqual([
    'Hello Soko & Co team,',
    '',
    'I apply for Cook, baker & host, Cook, baker & host!',
    '',
    'My name:',
    'My home:',
  ]);
});
