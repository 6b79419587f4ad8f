import { expect, test } from 'vitest';
import { scriptLoader } from './site-script';

test('asks for the site script with the first text, not with a frame of the ground alone', () => {
  const asked: string[] = [];
  let paints: (list: { getEntriesByName(name: string): string[] }) => void = () => {};
  class Observer {
    constructor(callback: typeof paints) {
      paints = callback;
    }
    observe() {}
  }
  const run = new Function(
    'PerformanceObserver',
    'document',
    'location',
    'load',
    scriptLoader('/site.js').replace('import(', 'load('),
  );
  run(Observer, { referrer: '' }, { origin: 'https://site.example' }, (url: string) => asked.push(url));
  const paint = (shown: string) =>
    paints({ getEntriesByName: (name) => [shown].filter((entry) => entry === name) });

  paint('first-paint');
  expect(asked).toEqual([]);
  paint('first-contentful-paint');
  expect(asked).toEqual(['/site.js']);
});
