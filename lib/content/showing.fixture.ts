/** For tests: pages as they are with other content. */
import { join } from 'node:path';
import { type Reading, wholeContent } from './load';
import { publicContent } from './resolve/publication';
import type { Content } from './types';

/** Runs something, and gives the names of what of content it looked up. */
type LooksUp = (run: () => Promise<void>) => Promise<ReadonlySet<string>>;

/**
 * Runs something while `content()` gives what was read from another folder.
 * @throws ContentError when that is not sound
 */
export async function showing<T>(
  reading: Reading,
  run: (content: Content, looksUp: LooksUp) => Promise<T>,
): Promise<T> {
  // Where lib/content keeps what it read.
  const held: { [key: symbol]: unknown } = globalThis;
  const key = Symbol.for(`content of ${join(process.cwd(), 'content')}`);
  const before = held[key];
  let names = new Set<string>();
  const content = new Proxy(publicContent(wholeContent(reading)), {
    get: (target, name) => {
      names.add(String(name));
      return Reflect.get(target, name);
    },
  });
  held[key] = { reading, content, change: '' };
  try {
    return await run(content, async (look) => {
      names = new Set();
      await look();
      return names;
    });
  } finally {
    held[key] = before;
  }
}
