import { beforeEach, expect, it, vi } from 'vitest';
import { bringDisplayFace } from './display-face';

const { text } = vi.hoisted(() => ({ text: { painted: (): void => {} } }));
vi.mock('./painted', () => ({
  painted: () =>
    new Promise<void>((resolve) => {
      text.painted = resolve;
    }),
}));

let dataset: Record<string, string>;
beforeEach(() => {
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  return () => vi.unstubAllGlobals();
});

/** @param entries what the browser tells of the script's transfer */
const transferred = (...entries: { transferSize: number }[]) =>
  vi.stubGlobal('performance', { getEntriesByName: () => entries });

it.each([
  ['on a first visit', [{ transferSize: 3_000 }]],
  ['where nothing is told of the transfer', []],
])('waits for the first text %s', async (_, entries) => {
  transferred(...entries);
  const brought = bringDisplayFace();
  await new Promise(setImmediate);
  expect(dataset).toEqual({});
  text.painted();
  await brought;
  expect(dataset).toEqual({ face: '' });
});

it('waits for nothing where the browser has the face', () => {
  transferred({ transferSize: 0 });
  void bringDisplayFace();
  expect(dataset).toEqual({ face: '' });
});
