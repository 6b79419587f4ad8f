import { expect, it } from 'vitest';
import { applicationHref, WORK_TERMS } from './application';

const SITE = { careersEmail: 'jobs@shop.example', product: { name: 'Soko & Co', slug: 'soko' } };
const OPENING = { title: 'Cook, baker & host' } as Parameters<typeof applicationHref>[0];

/** The message that the link opens. */
function message() {
  const href = applicationHref(OPENING, SITE);
  const fields = new URLSearchParams(href.slice(href.indexOf('?')));
  return { href, subject: fields.get('subject'), lines: (fields.get('body') ?? '').split('\r\n') };
}

it('goes to the address for applications, with subject and body that decode to plain text', () => {
  const { href, subject } = message();
  expect(href).toMatch(/^mailto:jobs@shop\.example\?subject=[^&\s]+&body=[^&\s]+$/);
  expect(subject).toBe('Application: Cook, baker & host');
});

it('greets, names the opening and its terms, and asks what is needed, one thing a line', () => {
  const { lines } = message();
  expect(lines[0]).toBe('Hello Soko & Co team,');
  expect(lines).toContain(`I would like to apply for: ${OPENING.title} (${WORK_TERMS.toLowerCase()}).`);
  expect(lines.filter((line) => line.endsWith(':')).length).toBeGreaterThanOrEqual(5);
  expect(lines.at(-1)).toMatch(/\w/);
  // Paragraphs are apart by one empty line each.
  expect(lines.filter((line) => line === '')).toHaveLength(3);
  expect(lines.join('\n')).not.toContain('\n\n\n');
});
