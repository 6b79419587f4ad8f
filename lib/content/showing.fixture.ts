/** For tests: pages as they are with other content. */
import { join } from 'node:path';
import { type Content, type Reading, wholeContent } from './load';
import { publicContent } from './publication';

/** Runs something, and gives what of content it looked up, by dotted paths: `home`, `home.words`, `home.words.label`. */
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
  const content = watched(publicContent(wholeContent(reading)), (path) => names.add(path));
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

/** @returns the same value, which tells each path that is looked up in it; any entry of a list is `*` */
function watched<T extends object>(value: T, tell: (path: string) => void): T {
  const known = new WeakMap<object, object>();
  return watch(value, '') as T;

  function watch(item: unknown, path: string): unknown {
    // Maps and days would not know themselves behind a proxy.
    const isPlain = Array.isArray(item) || Object.getPrototypeOf(item ?? 0) === Object.prototype;
    if (!isPlain) return item;
    const target = item as object;
    const proxy = known.get(target) ?? new Proxy(target, { get: (_, name) => look(target, name, path) });
    known.set(target, proxy);
    return proxy;
  }

  function look(target: object, name: PropertyKey, path: string): unknown {
    if (typeof name === 'symbol') return Reflect.get(target, name);
    const place = [path, Array.isArray(target) ? '*' : name].filter(Boolean).join('.');
    tell(place);
    return watch(Reflect.get(target, name), place);
  }
}
