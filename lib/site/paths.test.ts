import { expect, it } from 'vitest';
import { categoryPath, openingPath, releasePath, socialCardPath, tagPath } from './paths';

it('writes addresses by one rule each', () => {
  expect([categoryPath('a'), categoryPath('a', 2)]).toEqual(['/category/a', '/category/a/page/2']);
  expect(tagPath('a')).toBe('/blog/tag/a');
  expect([releasePath('a'), openingPath('a')]).toEqual(['/press/a', '/careers/a']);
  expect([socialCardPath('/'), socialCardPath('/a/b')]).toEqual(['/social/home.png', '/social/a/b.png']);
});
