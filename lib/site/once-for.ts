/**
 * Each page of a build asks for the lists of the whole site; made anew for each, they would grow with the square of the
 * articles.
 * @returns the same function, which works out its answer once for the same object
 */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}
