import { expect, it } from 'vitest';
import { nginxMaps } from './moved';

const sizeFor = (count: number) => {
  const moved = Array.from({ length: count }, (_, n) => ({ from: `/old-${n}`, to: `/new-${n}` }));
  return Number(/map_hash_max_size (\d+);/.exec(nginxMaps(moved, []))?.[1]);
};

it("gives nginx's hash of old addresses twice the room that they need, and never less than its default", () => {
  expect(sizeFor(3)).toBe(2_048);
  expect(sizeFor(5_000)).toBe(10_000);
});
