// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enableSharing } from './share';

const writeText = vi.fn(async (_: string) => undefined);
const share = vi.fn(async (_: ShareData) => undefined);

function open(device: boolean): void {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(device && { share }) });
  document.body.innerHTML = `<div data-share="A title"><button data-share-device data-off></button>
    <button data-share-copy data-off><span data-share-label>Copy link</span></button><span data-share-status></span></div>`;
  enableSharing();
}
const element = (name: string) => document.querySelector(`[data-share-${name}]`) as HTMLElement;
const texts = () => [element('label').textContent, element('status').textContent];
async function press(name: string): Promise<void> {
  element(name).click();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SCRIPT_WORDS', { share: { copied: 'Link copied', byHand: 'By hand' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('offers the share sheet of the device, and no copying beside it', async () => {
  open(true);
  expect([element('device').dataset.off, element('copy').dataset.off]).toEqual([undefined, '']);
  await press('device');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'A title', url: location.href });
});

it('copies the address of the page, and says so for two and a half seconds', async () => {
  open(false);
  expect([element('device').dataset.off, element('copy').dataset.off]).toEqual(['', undefined]);
  await press('copy');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(location.href);
  expect(texts()).toEqual(['Link copied', 'Link copied']);
  await vi.advanceTimersByTimeAsync(2_499);
  expect(texts()).toEqual(['Link copied', 'Link copied']);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['Copy link', '']);
});

it('says so anew after a second press, and then what it said at first', async () => {
  open(false);
  await press('copy');
  await vi.advanceTimersByTimeAsync(2_000);
  await press('copy');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(texts()).toEqual(['Link copied', 'Link copied']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(texts()).toEqual(['Copy link', '']);
});

it('asks to copy by hand where the browser does not let it', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  open(false);
  await press('copy');
  expect(texts()).toEqual(['By hand', 'By hand']);
});
