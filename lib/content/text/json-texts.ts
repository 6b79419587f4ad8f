/** Parsed JSON: one walk for all that is done to every text of a file. */

/** @returns the value with each text changed; `path` is dotted, `''` for a value that is a text itself */
export function mapTexts(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path);
  if (value === null || typeof value !== 'object') return value;
  const inner = ([key, item]: [string, unknown]) =>
    [key, mapTexts(item, change, path === '' ? key : `${path}.${key}`)] as const;
  const entries = Object.entries(value).map(inner);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** @returns a dotted path with `*` for each entry of a list */
export function anyEntry(path: string): string {
  return path.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*');
}

/** @returns every text of a value with its dotted path, in their order */
export function textsIn(value: unknown): { text: string; path: string }[] {
  const found: { text: string; path: string }[] = [];
  mapTexts(value, (text, path) => {
    found.push({ text, path });
    return text;
  });
  return found;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
