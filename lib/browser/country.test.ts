// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseCountry, chosenCountry, followCountry } from './country';

const follow = vi.fn();
let end = () => {};
beforeEach(() => {
  localStorage.clear();
  nextPage();
  end = followCountry(follow);
});
afterEach(() => {
  end();
  follow.mockClear();
  vi.restoreAllMocks();
  localStorage.clear();
  nextPage();
});

/** Another document on the same device. */
function nextPage(): void {
  delete document.documentElement.dataset.chosenCountry;
}

it('remembers a choice on the device and announces it once', () => {
  expect(chosenCountry()).toBeUndefined();
  chooseCountry('KE');
  chooseCountry('KE');
  expect(follow).toHaveBeenCalledTimes(1);
  nextPage();
  expect(chosenCountry()).toBe('KE');
});

it.each([
  ['full, with an older choice in it', { setItem: true }],
  ['forbidden', { setItem: true, getItem: true }],
])('keeps the choice for the page where storage is %s', (_, broken) => {
  localStorage.setItem('country', 'KE');
  const { getItem, setItem } = localStorage;
  const fail = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: 'getItem' in broken ? fail : getItem.bind(localStorage),
    setItem: 'setItem' in broken ? fail : setItem.bind(localStorage),
  });
  chooseCountry('GH');
  expect(chosenCountry()).toBe('GH');
  expect(follow).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('follows a choice in another tab, and goes on from there', () => {
  chooseCountry('KE');
  dispatchEvent(new StorageEvent('storage', { key: 'country', newValue: 'GH' }));
  expect(chosenCountry()).toBe('GH');
  expect(follow).toHaveBeenCalledTimes(2);
  dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'NG' }));
  expect(chosenCountry()).toBe('GH');
  end();
  chooseCountry('KE');
  expect(follow).toHaveBeenCalledTimes(2);
});
