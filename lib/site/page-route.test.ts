import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileRoute, paramsIn } from './page-route';

const FILES = new Map([
  ['/a/habari-ya-asubuhi', 'morning'],
  ['/a/café', 'coffee'],
]);
const route = fileRoute(
  '/a/[slug]',
  () => FILES,
  (file) => new Response(file),
);
const ask = async (slug: string) =>
  (await route.GET(new Request('http://x'), { params: Promise.resolve({ slug }) })).text();
afterEach(() => vi.unstubAllEnvs());

it('has the parameters of an address', () => {
  expect(paramsIn('/a/x/b/y/z', '/a/[one]/b/[...two]')).toEqual({ one: 'x', two: ['y', 'z'] });
  expect(paramsIn('/a', '/a')).toEqual({});
});

describe('a route', () => {
  it('makes what the list has', () => {
    expect(route.generateStaticParams()).toEqual([{ slug: 'habari-ya-asubuhi' }, { slug: 'café' }]);
  });

  it('finds what is in the list, however it is written, and nothing else', async () => {
    await expect(ask('habari-ya-asubuhi')).resolves.toBe('morning');
    await expect(ask('caf%C3%A9')).resolves.toBe('coffee');
    await expect(ask('kwaheri')).rejects.toThrow(/404/);
    await expect(ask('%E0%A4%A')).rejects.toThrow(/404/);
  });

  it('gives the development server no list', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(route.generateStaticParams()).toEqual([]);
  });
});
