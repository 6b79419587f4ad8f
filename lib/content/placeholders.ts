/** Values that copy may refer to as `{name}`: the product, its links, every fact of content/facts.json and how long leads are kept. */
export type Placeholders = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/**
 * Replaces each `{name}` in `text`.
 * @param onUnknown called with the name of each placeholder that has no value; it stays as written
 */
export function fill(text: string, values: Placeholders, onUnknown: (name: string) => void): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) onUnknown(name);
    return value ?? whole;
  });
}

/**
 * Fills every string inside a parsed JSON value.
 * @param onUnknown called with the dotted path of the string and the placeholder's name
 */
export function fillDeep(
  value: unknown,
  values: Placeholders,
  onUnknown: (path: string, name: string) => void,
  path = '',
): unknown {
  if (typeof value === 'string') return fill(value, values, (name) => onUnknown(path || '(root)', name));
  if (Array.isArray(value)) {
    return value.map((item, index) => fillDeep(item, values, onUnknown, join(path, index)));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillDeep(item, values, onUnknown, join(path, key))]),
    );
  }
  return value;
}

function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}
