// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { enhanceMenu } from './header';

let menu: HTMLDetailsElement;
let summary: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<header><details data-menu><summary tabindex="0">Open Menu</summary>
    <nav><a href="#a">A</a><a href="#b">B</a></nav></details></header><main></main><footer></footer>`;
  menu = document.querySelector('details') as HTMLDetailsElement;
  summary = document.querySelector('summary') as HTMLElement;
  enhanceMenu();
});

function press(key: string, init: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? menu;
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}
function open(): void {
  menu.open = true;
  menu.dispatchEvent(new Event('toggle'));
}
const link = (name: string) => document.querySelector<HTMLElement>(`a[href="#${name}"]`) as HTMLElement;

it('closes on Escape alone, and gives the focus back to its button', () => {
  open();
  link('a').focus();
  press('x');
  expect(menu.open).toBe(true);
  press('Escape');
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

it('keeps Tab inside while it is open', () => {
  open();
  link('b').focus();
  expect(press('Tab')).toBe(false);
  expect(document.activeElement).toBe(summary);
  expect(press('Tab', { shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(link('b'));
  link('a').focus();
  expect(press('Tab')).toBe(true);
  menu.open = false;
  link('b').focus();
  expect(press('Tab')).toBe(true);
});

it('makes the rest of the page inert while it is open, and closes where a place is chosen or the page comes back', () => {
  open();
  expect([...document.querySelectorAll<HTMLElement>('main, footer')].map(({ inert }) => inert)).toEqual([
    true,
    true,
  ]);
  link('a').click();
  expect(menu.open).toBe(false);
  menu.dispatchEvent(new Event('toggle'));
  expect(document.querySelector('main')?.inert).toBe(false);
  open();
  dispatchEvent(new Event('pageshow'));
  expect(menu.open).toBe(false);
});
