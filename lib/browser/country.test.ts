import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('dispatchEvent', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it('remembers a choice on the device and announces it once', async () => {
  vi.stubGlobal('localStorage', storage());
  const first = await import('./country');
  expect(first.chosenCountry()).toBeUndefined();
  first.chooseCountry('KE');
  first.chooseCountry('KE');
  expect(dispatchEvent).toHaveBeenCalledTimes(1);
  vi.resetModules();
  expect((await import('./country')).chosenCountry()).toBe('KE');
});

it('keeps the choice for the page where storage is forbidden', async () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  const { chooseCountry, chosenCountry } = await import('./country');
  chooseCountry('GH');
  expect(chosenCountry()).toBe('GH');
});
