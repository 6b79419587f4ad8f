/** @returns copy with each value in its place, such as `{count}` */
export function insert(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (place, name: string) => String(values[name] ?? place));
}
