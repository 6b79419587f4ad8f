import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BODY_TIMEOUT, MAX_BODY_BYTES } from '../limits';
import { readBody } from './body';

const post = (body: BodyInit | null, headers: HeadersInit = {}) =>
  new Request('http://127.0.0.1/', { method: 'POST', body, headers, ...{ duplex: 'half' } });

/** A body of which a part arrives whenever `next` gives one; undefined ends it. */
const slowly = (next: () => Promise<Uint8Array | undefined>, cancelled = vi.fn()) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await next();
        if (part) controller.enqueue(part);
        else controller.close();
      },
      cancel: cancelled,
    },
    { highWaterMark: 0 },
  );

describe('readBody', () => {
  it('takes exactly the limit, and no byte more', async () => {
    expect(await readBody(post('x'.repeat(MAX_BODY_BYTES)))).toHaveLength(MAX_BODY_BYTES);
    await expect(readBody(post('x'.repeat(MAX_BODY_BYTES + 1)))).rejects.toMatchObject({ status: 413 });
  });

  it('takes no body for an empty one', async () => {
    expect(await readBody(post(null))).toBe('');
  });

  it('refuses by the declared length alone', async () => {
    const pulled = vi.fn(async () => undefined);
    const headers = { 'Content-Length': String(MAX_BODY_BYTES + 1) };
    await expect(readBody(post(slowly(pulled), headers))).rejects.toMatchObject({ status: 413 });
    expect(pulled).not.toHaveBeenCalled();
  });

  it('stops an endless body as soon as it is too long', async () => {
    const cancelled = vi.fn();
    const endless = slowly(async () => new Uint8Array(1_000), cancelled);
    await expect(readBody(post(endless))).rejects.toMatchObject({ status: 413 });
    expect(cancelled).toHaveBeenCalled();
  });

  it('puts a letter together that came in two parts', async () => {
    const parts = [new Uint8Array([0xe2, 0x82]), new Uint8Array([0xac])];
    expect(await readBody(post(slowly(async () => parts.shift())))).toBe('€');
  });

  it.each([[new Uint8Array([0xff])], [new Uint8Array([0xe2, 0x82])]])(
    'refuses what is not UTF-8',
    async (bytes) => {
      await expect(readBody(post(bytes))).rejects.toMatchObject({ status: 400 });
    },
  );

  it('refuses a body that breaks off', async () => {
    const broken = slowly(() => Promise.reject(new Error('aborted')));
    await expect(readBody(post(broken))).rejects.toMatchObject({ status: 400 });
  });
});

describe('a slow body', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is refused when its time is over, even if a byte comes now and then', async () => {
    const drip = slowly(
      () => new Promise((resolve) => setTimeout(() => resolve(new Uint8Array([0x20])), 1_000)),
    );
    const refused = expect(readBody(post(drip))).rejects.toMatchObject({ status: 408 });
    await vi.advanceTimersByTimeAsync(BODY_TIMEOUT);
    await refused;
  });
});
