import type { Finding } from './findings';

/** Written by `npm run press-kit` beside its tools: the name that the files of the kit show. */
export const KIT_STAMP = 'lib/tools/press-kit/made-for.json';

/**
 * Finds what was drawn for another name than the product has now.
 * @param name of the product
 * @param icon text of app/icon.svg
 * @param stamp text of the press kit's stamp
 */
export function staleBrand(name: string, icon: string, stamp: string): Finding[] {
  const { name: kitName } = JSON.parse(stamp) as { name: string };
  const iconName = /<title>([^<]*)<\/title>/.exec(icon)?.[1]?.replaceAll('&amp;', '&');
  return [
    ...(iconName === name
      ? []
      : [{ file: 'app/icon.svg', field: 'title', reason: `says "${iconName}": run npm run icons` }]),
    ...(kitName === name
      ? []
      : [{ file: 'public/press-kit', field: '(files)', reason: `say "${kitName}": run npm run press-kit` }]),
  ];
}
