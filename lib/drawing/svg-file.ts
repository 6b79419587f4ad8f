import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hexOf } from './theme/theme';

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

/** Attributes that colour what stylesheets colour by these classes. */
const PAINTS: Record<string, string> = { fill: 'fill', stroke: 'stroke', text: 'color' };

/**
 * @param path of an SVG file, from the root of the site
 * @param colours of the theme, as `#rrggbb` by their names
 * @param person draws who stands in the file as `<use href="name/pose"/>`
 * @returns the file as a document that needs no stylesheet: attributes stand for its classes of colour
 * @throws Error naming the colour that the theme lacks
 */
export function svgDocument(
  path: string,
  colours: ReadonlyMap<string, string>,
  person = (_name: string, _pose: string) => '',
): string {
  const text = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path), 'utf8');
  return text
    .replace(/\n\s*(<title>.*)?/g, '')
    .replace(/<use href="(\w+)\/(\w+)"\/>/g, (_, name, pose) => person(name, pose))
    .replace(/class="([^"]*)"/g, (_, names: string) =>
      names
        .split(' ')
        .map((name) => /(\w+)-([\w-]+)\/?(\d*)/.exec(name) ?? [])
        .map(([, paint = '', colour = '', share]) => {
          const value = `${PAINTS[paint]}="${hexOf(colour, colours)}"`;
          return share ? `${value} ${paint}-opacity="${Number(share) / 100}"` : value;
        })
        .join(' '),
    );
}
