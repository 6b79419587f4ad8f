import type { PaletteName } from './palettes';

const AUDIENCE_PALETTES = { earner: 'sun', advertiser: 'iris', both: 'leaf' } as const;

/** @returns the colours of a category: its own, or for a topic those of the audience that it addresses */
export function categoryPalette(category: {
  palette?: PaletteName;
  audience: keyof typeof AUDIENCE_PALETTES;
}): PaletteName {
  return category.palette ?? AUDIENCE_PALETTES[category.audience];
}
