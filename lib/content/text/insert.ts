/**
 * @param text copy with places such as `{count}`
 * @param values what stands there
 * @returns the text with each value in its place
 */
export function insert(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (place, name: string) => String(values[name] ?? place));
}
