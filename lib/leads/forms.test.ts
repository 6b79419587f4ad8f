import { expect, it } from 'vitest';
import { endpointOf, FORM_NAMES, formPageOf, isFormName, sentPageOf } from './forms';

it('knows its forms by their names, and nothing else', () => {
  for (const name of FORM_NAMES) expect(isFormName(name)).toBe(true);
  for (const name of ['', 'Contact', 'survey', 'newsletter-end', 'constructor']) {
    expect(isFormName(name)).toBe(false);
  }
});

it('gives each form, its page and what comes after it an address of its own', () => {
  const paths = FORM_NAMES.flatMap((name) => [endpointOf(name), formPageOf(name), sentPageOf(name)]);
  for (const path of paths) expect(path).toMatch(/^\/[a-z]+(?:\/[a-z]+)+$/);
  expect(new Set([...paths, sentPageOf('event', 'a-talk')]).size).toBe(paths.length + 1);
  expect(sentPageOf('event', 'a-talk')).toMatch(/^\/.*\/a-talk$/);
});
