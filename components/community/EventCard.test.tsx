import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { event, zone } from '@/lib/site/community/schedule.fixture';
import { smallSite } from '@/lib/site/small-site.fixture';
import { EventCard } from './EventCard';

const words = {
  advertisers: 'For shops',
  earners: 'For readers',
  over: 'It is over',
  minutes: '{minutes} minutes',
  host: '{name}',
  register: 'Come',
  close: 'Stay away',
  invitation: 'A link follows.',
  form: '',
  save: 'Come in',
  calendar: 'Keep the day{event}',
};

const card = (past: boolean, sample = false) => {
  const { cast, site, today } = smallSite();
  const only = { ...event('first', '2030-01-01'), sample };
  const events = { zone, events: [only], words: { card: words, list: { none: '', past: '' } } };
  return renderToStaticMarkup(
    <EventCard event={only} past={past} authors={[]} cast={cast} events={events} site={site} today={today} />,
  );
};

it('takes registrations for an event to come', () => {
  expect(card(false)).toContain('data-island="event"');
  expect(card(false)).toContain('href="/community/first.ics"');
  expect(card(false)).not.toContain('data-past=""');
});

it('takes none for a past one, and is marked', () => {
  expect(card(true)).not.toMatch(/data-island|\.ics/);
  expect(card(true)).toContain('data-past=""');
});

it('says what it is given, and nothing of this site', () => {
  expect(card(false)).toContain('For readers');
  expect(card(false)).toContain('60 minutes');
  expect(card(true)).toContain('It is over');
});

it('tells search engines of a real event to come alone', () => {
  expect(card(false)).toContain('application/ld+json');
  expect(card(true)).not.toContain('application/ld+json');
  expect(card(false, true)).not.toContain('application/ld+json');
});
