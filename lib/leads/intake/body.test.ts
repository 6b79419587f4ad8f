import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BODY_TIMEOUT, decode, encodingOf, MAX_BODY_BYTES, readBody } from './body';

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

describe('encodingOf', () => {
  it.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=utf-8', 'json'],
    ['application/x-www-form-urlencoded', 'form'],
  ])('%s is %s', (type, encoding) => {
    expect(encodingOf(type)).toBe(encoding);
  });

  it.each([null, '', 'text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'refuses %j',
    (type) => {
      expect(() => encodingOf(type)).toThrow(expect.objectContaining({ status: 415 }));
    },
  );
});

describe('decode', () => {
  it('reads JSON and forms', () => {
    expect(decode('json', '{"name":"Ann","elapsedMs":5}')).toEqual({ name: 'Ann', elapsedMs: 5 });
    expect(decode('form', 'name=Ann+B&message=a%0D%0Ab')).toEqual({ name: 'Ann B', message: 'a\r\nb' });
  });

  it.each(['', '{', '"x"', '[]', 'null', '1'])('refuses %j as JSON', (text) => {
    expect(() => decode('json', text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('refuses a field that is sent twice', () => {
    expect(() => decode('form', 'a=1&a=2')).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('cannot be used to reach a prototype', () => {
    expect(Object.getPrototypeOf(decode('json', '{"__proto__":{"name":"x"}}'))).toBe(Object.prototype);
    expect(decode('json', '{"__proto__":{"name":"x"}}').name).toBeUndefined();
  });
});
