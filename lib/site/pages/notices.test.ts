import { describe, expect, it } from 'vitest';
import { HOME, JOURNAL, page } from './page.fixture';

describe('what nobody looks for', () => {
  it.each([
    ['/forms/contact', 'Write to us', 'Write to us', 'forms.json', '/'],
    ['/sent/contact', 'Sent', 'We have it.', 'forms.json', '/'],
    ['/sent/event/live', 'You are in', 'See you.', 'forms.json', '/'],
    ['/sent/newsletter/unconfirmed', 'Confirm', 'Look for our mail.', 'forms.json', '/'],
    ['/newsletter/confirmed', 'Confirmed', 'It is yours.', 'mail.json', '/'],
    ['/server-error', 'Broken', 'Our side.', 'notices.json', '/'],
    ['/not-found/category', 'Nothing here', 'No texts.', 'notices.json', '/blog'],
  ])(
    '%s is kept out of search engines and shows the card of another page',
    (path, title, description, source, cardOf) => {
      expect(page(path)).toMatchObject({ index: false, title, description, source, cardOf });
    },
  );

  it('leads from an unknown category back to the blog', () => {
    expect(page('/not-found/category').crumbs).toEqual([HOME, JOURNAL]);
  });
});
