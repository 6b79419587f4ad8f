import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('does nothing until it is started', () => {
  const act = vi.fn();
  repeat(() => 10, act);
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
});

it('asks for the delay before each time', () => {
  const delays = [10, 30];
  const act = vi.fn();
  repeat(() => delays.shift() ?? 1000, act)(true);
  vi.advanceTimersByTime(10);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(29);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
});

it('stops, and starts again with a whole delay', () => {
  const act = vi.fn();
  const run = repeat(() => 10, act);
  run(true);
  vi.advanceTimersByTime(9);
  run(false);
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
  run(true);
  vi.advanceTimersByTime(9);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

it('runs once however often it is started', () => {
  const act = vi.fn();
  const run = repeat(() => 10, act);
  run(true);
  run(true);
  vi.advanceTimersByTime(10);
  expect(act).toHaveBeenCalledTimes(1);
});
