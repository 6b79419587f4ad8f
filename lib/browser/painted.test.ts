import { afterEach, expect, it, vi } from 'vitest';
import { painted } from './painted';

let tell: (names: string[]) => void;

function browser(reported: string[]): void {
  class Observer {
    static supportedEntryTypes = reported;
    constructor(listen: (entries: object, observer: object) => void) {
      tell = (names) =>
        listen({ getEntriesByName: (name: string) => names.filter((one) => one === name) }, this);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}
afterEach(() => vi.unstubAllGlobals());

it('waits for text, not for the colour of the ground', async () => {
  browser(['paint']);
  let settled = false;
  const text = painted().then(() => {
    settled = true;
  });
  tell(['first-paint']);
  await new Promise(setImmediate);
  expect(settled).toBe(false);
  tell(['first-paint', 'first-contentful-paint']);
  await text;
});

it('does not wait for what the browser never reports', async () => {
  browser(['resource']);
  await painted();
});
