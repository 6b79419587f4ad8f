/** @returns the 32-bit FNV-1a hash of a text: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/** @returns dice that fall the same way for the same seed, so that a cover is the same in every build (mulberry32) */
export function diceFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  /** @returns a whole number from `low` to `high`, both included */
  const roll = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[roll(0, items.length - 1)] ?? items[0];
  return { roll, pick };
}
