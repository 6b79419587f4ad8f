import { expect, it } from 'vitest';
import { ClockWatch } from './clock';

const MINUTE = 60_000;

it('takes small differences between the clock and the time that passed for corrections', () => {
  const watch = new ClockWatch();
  expect(watch.moved(1_000_000, 500)).toBe(0);
  expect(watch.moved(1_000_000 + 10_000, 10_500)).toBe(0);
  expect(watch.moved(1_010_000 + MINUTE, 10_500)).toBe(0);
  expect(watch.moved(1_010_000, 10_500)).toBe(0);
});

it.each([
  ['forth', 3_600_000],
  ['back', -3_600_000],
  ['forth by a little more than a correction', MINUTE + 1],
  ['back by a little more than a correction', -MINUTE - 1],
])('notices a clock that was set %s, once', (_, jump) => {
  const watch = new ClockWatch();
  watch.moved(5_000_000, 0);
  expect(watch.moved(5_000_000 + 1_000 + jump, 1_000)).toBe(jump);
  expect(watch.moved(5_000_000 + 2_000 + jump, 2_000)).toBe(0);
});
