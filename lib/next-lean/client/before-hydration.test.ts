// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdSubmits } from './before-hydration';

let island: HTMLElement;
let form: HTMLFormElement;
let button: HTMLButtonElement;
const load = vi.fn();
const resubmitted = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div><form><button type="submit" data-busy="Sending...">Send</button></form></div>';
  island = document.querySelector('div') as HTMLElement;
  form = document.querySelector('form') as HTMLFormElement;
  button = document.querySelector('button') as HTMLButtonElement;
  form.requestSubmit = resubmitted;
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

function press(): boolean {
  return form.dispatchEvent(
    new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
  );
}
const look = () => [button.textContent, button.disabled, form.getAttribute('aria-busy')];

it('holds a press, shows it, and repeats it once for the component', () => {
  const held = holdSubmits(island, load);
  expect(press()).toBe(false);
  expect(press()).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
  expect(look()).toEqual(['Sending...', true, 'true']);
  held.restore();
  expect(look().slice(0, 2)).toEqual(['Send', false]);
  held.handOver();
  expect(look()).toEqual(['Send', false, null]);
  expect(resubmitted).toHaveBeenCalledExactlyOnceWith(button);
  expect(press()).toBe(true);
});

it('leaves the press to the browser after eight seconds, which then validates by itself', () => {
  holdSubmits(island, load);
  expect(form.noValidate).toBe(true);
  press();
  vi.advanceTimersByTime(7_999);
  expect(resubmitted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(resubmitted).toHaveBeenCalledTimes(1);
  expect(look()).toEqual(['Send', false, null]);
  expect(form.noValidate).toBe(false);
  expect(press()).toBe(true);
});

it('leaves the press to the browser at once where the component cannot be fetched', () => {
  const held = holdSubmits(island, load);
  press();
  held.letGo();
  expect(resubmitted).toHaveBeenCalledTimes(1);
  expect(form.noValidate).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(resubmitted).toHaveBeenCalledTimes(1);
});
