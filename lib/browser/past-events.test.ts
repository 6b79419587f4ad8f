// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { movePastEvents } from './past-events';

const event = (id: string, ends: string) => `<li id="${id}" data-event-ends="${ends}"></li>`;
function page(past = ''): void {
  document.body.innerHTML = `<div data-events><ul>${event('soon', '2030-01-01T10:00:00Z')}${event('later', '2030-02-01T10:00:00Z')}</ul></div>
    <details data-past-events ${past ? '' : 'hidden'}><span data-past-count></span><ul>${past}</ul></details>`;
}
const ids = (selector: string) => [...document.querySelectorAll(`${selector} li`)].map(({ id }) => id);
const pastEvents = () => document.querySelector('[data-past-events]') as HTMLElement;
const noneLeft = () => document.querySelector('[data-events]')?.hasAttribute('data-none-left');

it('leaves everything as it is before the first has ended', () => {
  page();
  movePastEvents(Date.parse('2030-01-01T09:59:59Z'));
  expect([ids('[data-events]'), ids('[data-past-events]')]).toEqual([['soon', 'later'], []]);
  expect([pastEvents().hidden, noneLeft()]).toEqual([true, false]);
});

it('shows what has ended among the past events, counted', () => {
  page(event('old', '2029-01-01T10:00:00Z'));
  movePastEvents(Date.parse('2030-01-01T10:00:00Z'));
  expect([ids('[data-events]'), ids('[data-past-events]')]).toEqual([['later'], ['soon', 'old']]);
  expect(document.getElementById('soon')?.dataset.past).toBe('');
  expect(document.querySelector('[data-past-count]')?.textContent).toBe('2');
});

it('says that none is left, and offers past ones where there were none', () => {
  page();
  movePastEvents(Date.parse('2031-01-01T00:00:00Z'));
  expect([ids('[data-events]'), ids('[data-past-events]')]).toEqual([[], ['later', 'soon']]);
  expect([pastEvents().hidden, noneLeft()]).toEqual([false, true]);
});

it('brings an event to the top when its registration is opened, not when it is closed', () => {
  page();
  movePastEvents(0);
  const soon = document.getElementById('soon') as HTMLElement;
  soon.dataset.landing = '';
  soon.innerHTML = '<details></details>';
  const scroll = vi.spyOn(soon, 'scrollIntoView').mockImplementation(() => {});
  const details = soon.querySelector('details') as HTMLDetailsElement;
  details.dispatchEvent(new Event('toggle'));
  expect(scroll).not.toHaveBeenCalled();
  details.setAttribute('open', '');
  details.dispatchEvent(new Event('toggle'));
  expect(scroll).toHaveBeenCalled();
});
