import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { play } from './play';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Takes a step after each delay. */
function* steps(delays: number[], act: () => void) {
  for (const delay of delays) {
    yield delay;
    act();
  }
}

it('does nothing until it is started', () => {
  const act = vi.fn();
  play(steps([10], act));
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
});

it('waits for each step as long as that says, and ends with the last', () => {
  const act = vi.fn();
  const run = play(steps([10, 30], act));
  run(true);
  vi.advanceTimersByTime(10);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(29);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  run(true);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('stops, and starts again with a whole delay, once however often it is started', () => {
  const act = vi.fn();
  const run = play(steps([10, 10], act));
  run(true);
  vi.advanceTimersByTime(9);
  run(false);
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
  run(true);
  run(true);
  vi.advanceTimersByTime(9);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});
