import type { Ink } from '../theme/theme';

export type Palette = {
  ground: Ink;
  /** What the picture is of. */
  strong: Ink;
  /** What stands behind it. */
  soft: Ink;
  /** The one thing that the eye should find. */
  accent: Ink;
  /** What people wear: of no other hue of the palette, so that they stand out. */
  cloth: Ink;
};

/** What a blog category's `palette` in content/categories.json may say; the first is that of other pages. */
export const PALETTE_NAMES = ['leaf', 'sun', 'iris', 'rose', 'ink'] as const;
export type CategoryPalette = (typeof PALETTE_NAMES)[number];
export type PaletteName = CategoryPalette | 'leaf-sun' | 'leaf-iris';

/** Each family has several members, so that neighbours of one category are told apart at a glance. */
export const PALETTES: Record<PaletteName, readonly [Palette, ...Palette[]]> = {
  leaf: [
    { ground: 'leaf-deep', strong: 'white', soft: 'leaf', accent: 'sun', cloth: 'rose-deep' },
    { ground: 'leaf', strong: 'ink', soft: 'leaf-deep', accent: 'white', cloth: 'iris' },
    { ground: 'sand', strong: 'leaf-deep', soft: 'leaf', accent: 'sun', cloth: 'rose-deep' },
  ],
  'leaf-sun': [
    { ground: 'leaf', strong: 'ink', soft: 'sun', accent: 'white', cloth: 'iris' },
    { ground: 'leaf-deep', strong: 'white', soft: 'sun', accent: 'leaf', cloth: 'rose-deep' },
    { ground: 'sand', strong: 'leaf-deep', soft: 'leaf', accent: 'sun', cloth: 'iris' },
  ],
  'leaf-iris': [
    { ground: 'leaf', strong: 'ink', soft: 'iris', accent: 'white', cloth: 'rose-deep' },
    { ground: 'leaf-deep', strong: 'white', soft: 'iris', accent: 'sun', cloth: 'rose-deep' },
  ],
  sun: [
    { ground: 'sun', strong: 'ink', soft: 'rose', accent: 'white', cloth: 'leaf-deep' },
    { ground: 'sun', strong: 'ink', soft: 'sand', accent: 'rose', cloth: 'leaf-deep' },
  ],
  iris: [{ ground: 'iris', strong: 'white', soft: 'iris-light', accent: 'sun', cloth: 'leaf-deep' }],
  rose: [{ ground: 'rose-deep', strong: 'white', soft: 'rose', accent: 'sun', cloth: 'leaf-deep' }],
  ink: [
    { ground: 'ink', strong: 'mist', soft: 'line', accent: 'leaf', cloth: 'iris' },
    { ground: 'ink', strong: 'iris-light', soft: 'line', accent: 'sun', cloth: 'iris' },
  ],
};

const AUDIENCE_PALETTES = { earner: 'sun', advertiser: 'iris', both: 'leaf' } as const;

/** @returns the colours of a category: its own, or for a topic those of the audience that it addresses */
export function categoryPalette(category: {
  palette?: CategoryPalette;
  audience: keyof typeof AUDIENCE_PALETTES;
}): CategoryPalette {
  return category.palette ?? AUDIENCE_PALETTES[category.audience];
}

/** @returns the colours of an article: those of its category, green ones with a second colour for whom it speaks to */
export function articlePalette(
  category: Parameters<typeof categoryPalette>[0],
  audience: keyof typeof AUDIENCE_PALETTES,
): PaletteName {
  const own = categoryPalette(category);
  const second = AUDIENCE_PALETTES[audience];
  return own === 'leaf' && second !== 'leaf' ? `leaf-${second}` : own;
}
