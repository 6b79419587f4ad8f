import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reading } from '../../content';
import { wholeContent } from '../../content/load';
import type { Problem } from '../../content/problems';
import { iconSvg, SMALL_MARK } from '../../drawing/brand/mark';
import { hexOf } from '../../drawing/theme/theme';

/** The mark and its ground. */
export const ICON_COLOURS = ['leaf', 'ink'] as const;

/** Written by `npm run press-kit` beside its tools: what the files of the kit show. */
export const KIT_STAMP = 'lib/commands/press-kit/made-for.json';

/** @returns app/icon.svg as content/ has it now: in its colours, with its name */
export function smallIcon(): string {
  const [colour, ground] = ICON_COLOURS.map((name) => hexOf(name)) as [string, string];
  const { name } = wholeContent(reading()).site.product;
  return iconSvg(name, { colour, ground, share: 0.74, radius: 0.24, shape: SMALL_MARK });
}

/** @returns the stamp of a kit that is made from content/ now: its name, and a digest of whatever a printed page may show */
export function kitStamp(): string {
  const { facts, site, press, theme } = wholeContent(reading());
  const shown = JSON.stringify([facts, site, press.boilerplate, theme]);
  const figures = createHash('sha256').update(shown).digest('hex').slice(0, 16);
  return `${JSON.stringify({ name: site.product.name, figures }, null, 2)}\n`;
}

/**
 * @param read gives the text of a file of this checkout
 * @returns what drawn and printed files show that content/ says otherwise
 */
export function staleBrandFiles(read = (file: string) => readFileSync(file, 'utf8')): Problem[] {
  const found: Problem[] = [];
  if (read('app/icon.svg') !== smallIcon()) {
    const reason = 'shows a name or colours of before: run npm run icons';
    found.push({ file: 'app/icon.svg', field: '(drawing)', reason });
  }
  if (read(KIT_STAMP) !== kitStamp()) {
    const reason = 'show a name, facts, addresses or a look of before: run npm run press-kit';
    found.push({ file: 'public/press-kit', field: '(files)', reason });
  }
  return found;
}
