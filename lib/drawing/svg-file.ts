import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type SvgFile = {
  viewBox: string;
  preserveAspectRatio: string | undefined;
  /** The markup inside its `<svg>`, but for the title. */
  inside: string;
};
const read = new Map<string, SvgFile>();

/** @returns what stands in an SVG file, by its path from the root of the site; it is read once per process */
export function svgFile(path: string): SvgFile {
  const known = read.get(path);
  if (known) return known;
  const text = readFileSync(
    /* turbopackIgnore: true */ join(/* turbopackIgnore: true */ process.cwd(), path),
    'utf8',
  );
  const root = text.slice(0, text.indexOf('>'));
  const attribute = (name: string) => root.split(` ${name}="`)[1]?.split('"')[0];
  const file = {
    viewBox: attribute('viewBox') ?? '',
    preserveAspectRatio: attribute('preserveAspectRatio'),
    inside: text.replace(/^<svg[\s\S]*<\/title>|<\/svg>\s*$|\n\s*/g, ''),
  };
  read.set(path, file);
  return file;
}
