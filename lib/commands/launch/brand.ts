import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reading } from '../../content';
import { wholeContent } from '../../content/load';
import type { Problem } from '../../content/problems';
import { hexOf } from '../../drawing/theme/theme';

/** The mark and its ground. */
export const ICON_COLOURS = ['leaf', 'ink'] as const;

/** Written by `npm run press-kit` beside its tools: what the files of the kit show. */
export const KIT_STAMP = 'lib/commands/press-kit/made-for.json';

/** The name that the press kit's files show, and a digest of the figures in them. */
export type Kit = { name: string; figures: string };

/** @param shown whatever a printed page may show: facts, addresses, the text about the company */
export function kitOf(name: string, shown: unknown): Kit {
  return { name, figures: createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16) };
}

/** @returns the kit as it would be made from content/ now, whatever the settings say */
export function kitOfContent(): Kit {
  const { facts, site, press, theme } = wholeContent(reading());
  return kitOf(site.product.name, [facts, site, press.boilerplate, theme]);
}

/** @returns what drawn and printed files of this checkout show that content/ says otherwise */
export function staleBrandFiles(): Problem[] {
  const read = (file: string) => readFileSync(file, 'utf8');
  const colours = ICON_COLOURS.map((name) => hexOf(name));
  return staleBrand(kitOfContent(), colours, read('app/icon.svg'), read(KIT_STAMP));
}

/**
 * Finds what was drawn for another name, or printed with other figures, than there are now.
 * @param icon text of app/icon.svg
 * @param stamp text of the press kit's stamp
 */
export function staleBrand(now: Kit, colours: readonly string[], icon: string, stamp: string): Problem[] {
  const kit = JSON.parse(stamp) as Kit;
  const iconName = /<title>([^<]*)<\/title>/.exec(icon)?.[1]?.replaceAll('&amp;', '&');
  const found: Problem[] = [];
  if (iconName !== now.name) {
    const says = iconName === undefined ? 'is missing' : `says "${iconName}"`;
    found.push({ file: 'app/icon.svg', field: 'title', reason: `${says}: run npm run icons` });
  } else if (!colours.every((colour) => icon.includes(colour))) {
    found.push({ file: 'app/icon.svg', field: 'colours', reason: 'are of before: run npm run icons' });
  }
  const files = { file: 'public/press-kit', field: '(files)' };
  if (kit.name !== now.name) found.push({ ...files, reason: `say "${kit.name}": run npm run press-kit` });
  else if (kit.figures !== now.figures) {
    found.push({ ...files, reason: 'show facts, addresses or a look of before: run npm run press-kit' });
  }
  return found;
}
