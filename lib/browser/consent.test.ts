// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const send = vi.fn();
const close = vi.fn();
vi.mock('@/lib/content/settings/public', () => ({
  publicSettings: { gaId: undefined, analyticsUrl: 'https://collector.example' },
}));
vi.mock('@/lib/browser/analytics/sinks', () => ({ beaconSink: () => ({ send, close }) }));

const view = { event: 'page_view', page_path: '/', page_title: 'Home' } as const;
const choose = (choice: string) => document.querySelector<HTMLElement>(`[data-choice=${choice}]`)?.click();
const answerElsewhere = (newValue: string | null, key = 'analytics-consent') =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

/** What the module listens to, so that the next test's is the only one. */
const listeners: Parameters<typeof removeEventListener>[] = [];

beforeEach(async () => {
  const { addEventListener: listen } = window;
  vi.stubGlobal('addEventListener', (...heard: Parameters<typeof listen>) => {
    listeners.push([heard[0], heard[1]]);
    listen.apply(window, heard);
  });
  localStorage.clear();
  vi.stubGlobal('SCRIPT_WORDS', { consent: {} });
  window.dataLayer = [view];
  document.body.innerHTML = '<div data-consent></div><button data-privacy-choices hidden></button>';
  vi.resetModules();
  (await import('./consent')).watchConsent();
});
afterEach(() => {
  for (const heard of listeners.splice(0)) removeEventListener(...heard);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

it('sends nothing before an answer, and the page view after a yes', () => {
  expect(dialog().open).toBe(true);
  expect(send).not.toHaveBeenCalled();
  choose('granted');
  expect(send.mock.calls).toEqual([[view]]);
  expect(localStorage.getItem('analytics-consent')).toBe('granted');
});

it('takes a yes of another tab for its own, and closes the question', () => {
  answerElsewhere('granted');
  expect(send.mock.calls).toEqual([[view]]);
  expect(dialog().open).toBe(false);
});

it('ends with a no of another tab, or when the answer is forgotten there', () => {
  answerElsewhere('granted');
  answerElsewhere('denied');
  expect(close).toHaveBeenCalledTimes(1);
  answerElsewhere('granted');
  answerElsewhere(null);
  expect(close).toHaveBeenCalledTimes(2);
});

it('takes nothing else that is stored for an answer', () => {
  answerElsewhere('granted', 'country');
  expect(send).not.toHaveBeenCalled();
  expect(dialog().open).toBe(true);
});

it('keeps the question open when the answer is forgotten in another tab', () => {
  answerElsewhere(null);
  expect(dialog().open).toBe(true);
});
