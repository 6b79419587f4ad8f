import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = new Map<string, ReturnType<typeof parsed>>();

/** @returns what stands in an SVG file, by its path from the root of the site; it is read once per process */
export function svgFile(path: string) {
  const file = read.get(path) ?? parsed(join(/* turbopackIgnore: true */ process.cwd(), path));
  read.set(path, file);
  return file;
}

function parsed(path: string) {
  const text = readFileSync(/* turbopackIgnore: true */ path, 'utf8');
  const root = text.slice(0, text.indexOf('>'));
  const attribute = (name: string) => root.split(` ${name}="`)[1]?.split('"')[0];
  return {
    viewBox: attribute('viewBox') ?? '',
    preserveAspectRatio: attribute('preserveAspectRatio'),
    /** The markup inside its `<svg>`, but for the title. */
    inside: text.replace(/^<svg[\s\S]*<\/title>|<\/svg>\s*$|\n\s*/g, ''),
  };
}
