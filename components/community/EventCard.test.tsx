import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { event } from '@/lib/site/community/schedule.fixture';
import { EventCard } from './EventCard';

const card = (past: boolean) =>
  renderToStaticMarkup(<EventCard event={event('first', '2030-01-01')} past={past} />);

it('takes registrations for an event to come', () => {
  expect(card(false)).toContain('data-island="event"');
  expect(card(false)).toContain('href="/community/first.ics"');
  expect(card(false)).not.toContain('data-past=""');
});

it('takes none for a past one, and is marked', () => {
  expect(card(true)).not.toMatch(/data-island|\.ics/);
  expect(card(true)).toContain('data-past=""');
});
