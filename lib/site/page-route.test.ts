import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileRoute } from './page-route';

const route = fileRoute(
  () => [{ slug: 'habari-ya-asubuhi' }, { slug: 'café' }],
  ({ slug }) => new Response(slug),
);
const nested = fileRoute(
  () => [{ tag: ['a', 'page', '2'] }],
  ({ tag }) => new Response(tag.join()),
);
const ask = async (slug: string) =>
  (await route.GET(new Request('http://x'), { params: Promise.resolve({ slug }) })).text();
afterEach(() => vi.unstubAllEnvs());

describe('a build', () => {
  it('makes what the list has, and asks for nothing else', async () => {
    expect(route.generateStaticParams()).toEqual([{ slug: 'habari-ya-asubuhi' }, { slug: 'café' }]);
    await expect(ask('anything')).resolves.toBe('anything');
  });
});

describe('the development server', () => {
  it('is given no list, finds what is in it now, however it is written, and nothing else', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(route.generateStaticParams()).toEqual([]);
    await expect(ask('habari-ya-asubuhi')).resolves.toBe('habari-ya-asubuhi');
    await expect(ask('caf%C3%A9')).resolves.toBe('caf%C3%A9');
    await expect(ask('kwaheri')).rejects.toThrow(/404/);
    await expect(ask('%E0%A4%A')).rejects.toThrow(/404/);
    const params = Promise.resolve({ tag: ['a', 'page', '2'] });
    expect((await nested.GET(new Request('http://x'), { params })).ok).toBe(true);
  });
});
