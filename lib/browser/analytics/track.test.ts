import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import type { AnalyticsEvent, EventName } from './catalogue';
import { track } from './track';

let page: EventTarget & { dataLayer?: AnalyticsEvent[] };

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

it('appends to the data layer, which it makes when there is none', () => {
  track('faq_opened', { question: 'When am I paid?' });
  track('scroll_depth', { percent_scrolled: 50 });
  expect(page.dataLayer).toEqual([
    { event: 'faq_opened', question: 'When am I paid?' },
    { event: 'scroll_depth', percent_scrolled: 50 },
  ]);
});

it('keeps a data layer that is there already', () => {
  const existing: AnalyticsEvent[] = [];
  page.dataLayer = existing;
  track('button_click', { button_name: 'start-earning' });
  expect(page.dataLayer).toBe(existing);
  expect(existing).toHaveLength(1);
});

it('announces the same entry to the sinks', () => {
  const heard: AnalyticsEvent[] = [];
  page.addEventListener('analytics', (event) => heard.push((event as CustomEvent<AnalyticsEvent>).detail));
  track('form_submit', { form_name: 'contact' });
  expect(heard).toEqual([{ event: 'form_submit', form_name: 'contact' }]);
});

it('is closed: the names are those of the specification', () => {
  expectTypeOf<EventName>().toEqualTypeOf<
    | 'page_view'
    | 'button_click'
    | 'form_submit'
    | 'link_click'
    | 'scroll_depth'
    | 'time_on_page'
    | 'pricing_interaction'
    | 'blog_interaction'
    | 'faq_opened'
  >();
});
