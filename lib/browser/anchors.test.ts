// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stayForAnchors } from './anchors';

const before = location.href;
beforeAll(stayForAnchors);
afterAll(() => history.replaceState(null, '', before));
beforeEach(() => {
  document.body.innerHTML = '<section id="pricing"></section><input value="typed">';
});

/** @returns whether the browser was left to follow the link, as it does without the script */
function press(href: string, at: string, init: MouseEventInit = {}): boolean {
  history.replaceState(null, '', new URL(at, 'http://localhost:3000').href);
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  let left = true;
  const note = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return left;
}

it('goes to an anchor of this page without leaving its query', () => {
  expect(press('/#pricing', '/?utm_source=wa')).toBe(false);
  expect(location.hash).toBe('#pricing');
  expect(location.search).toBe('?utm_source=wa');
});

it('goes there again once the visitor has scrolled away', () => {
  let scrolled = 0;
  const pricing = document.querySelector('#pricing') as HTMLElement;
  pricing.scrollIntoView = () => {
    scrolled += 1;
  };
  press('/#pricing', '/?utm_source=wa#pricing');
  expect(scrolled).toBe(1);
});

it.each([
  ['where the address has no query, which browsers do by themselves', '/#pricing', '/', {}],
  ['to another page', '/about-us#vision', '/?utm_source=wa', {}],
  ['to another query of this page', '/?budget=25#pricing', '/?utm_source=wa', {}],
  ['to the page itself', '/', '/?utm_source=wa', {}],
  ['to another site', 'https://other.example/#pricing', '/?utm_source=wa', {}],
  ['into a new tab', '/#pricing', '/?utm_source=wa', { ctrlKey: true }],
])('leaves following to the browser %s', (_, href, at, init) => {
  expect(press(href, at, init)).toBe(true);
});
