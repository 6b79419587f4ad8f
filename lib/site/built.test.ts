import { afterEach, describe, expect, it, vi } from 'vitest';
import { built, listed } from './page-route';

const LIST = () => [{ slug: 'habari-ya-asubuhi' }, { slug: 'café' }];
afterEach(() => vi.unstubAllEnvs());

describe('a build', () => {
  it('makes what the list has, and asks for nothing else', async () => {
    expect(built(LIST)).toEqual(LIST());
    await expect(listed(Promise.resolve({ slug: 'anything' }), LIST)).resolves.toEqual({ slug: 'anything' });
  });
});

describe('the development server', () => {
  it('is given no list, finds what is in it now, however it is written, and nothing else', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(built(LIST)).toEqual([]);
    const ask = (slug: string) => listed(Promise.resolve({ slug }), LIST);
    await expect(ask('habari-ya-asubuhi')).resolves.toEqual({ slug: 'habari-ya-asubuhi' });
    await expect(ask('caf%C3%A9')).resolves.toEqual({ slug: 'caf%C3%A9' });
    await expect(ask('kwaheri')).rejects.toThrow(/404/);
    await expect(ask('%E0%A4%A')).rejects.toThrow(/404/);
    const nested = listed(Promise.resolve({ tag: ['a', 'page', '2'] }), () => [{ tag: ['a', 'page', '2'] }]);
    await expect(nested).resolves.toEqual({ tag: ['a', 'page', '2'] });
  });
});
