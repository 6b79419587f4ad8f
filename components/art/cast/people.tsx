import type { ReactNode } from 'react';
import { type CastName, castName } from '@/lib/content/schemas/cast';
import { svgFile } from '@/lib/drawing/svg-file';

type Skin = 'deep' | 'brown' | 'light';

/** Drawn in Head.tsx. */
export type Mouth = 'smile' | 'grin' | 'laugh' | 'closed' | 'thinking';

/** Shirt and ground are colours of the theme; the cloth is plain, or a pattern of dashes in one more. */
type Look = { skin: Skin; mouth?: Mouth; shirt: string; ground: string; cloth?: string; dashes?: string };

/** The people of this site: authors, hosts and those who tell a story. */
const LOOKS: Record<CastName, Look> = {
  wanjiru: { skin: 'brown', shirt: 'leaf-deep', ground: 'sun', cloth: 'sun', dashes: '20 14' },
  tunde: { skin: 'deep', shirt: 'iris', ground: 'leaf' },
  naledi: { skin: 'light', mouth: 'grin', shirt: 'rose-deep', ground: 'iris', cloth: 'sun', dashes: '22 16' },
  kwame: { skin: 'deep', mouth: 'grin', shirt: 'rose', ground: 'sand', cloth: 'white', dashes: '4 18' },
  faith: {
    skin: 'brown',
    mouth: 'grin',
    shirt: 'sun',
    ground: 'leaf-deep',
    cloth: 'rose-deep',
    dashes: '22 16',
  },
  kevin: { skin: 'deep', mouth: 'grin', shirt: 'leaf', ground: 'line' },
  njeri: { skin: 'light', shirt: 'white', ground: 'rose', cloth: 'leaf-deep', dashes: '18 18' },
  amina: { skin: 'light', mouth: 'closed', shirt: 'leaf-deep', ground: 'mist' },
  joseph: { skin: 'deep', shirt: 'sun-deep', ground: 'leaf', cloth: 'sand', dashes: '2 18' },
  chidinma: {
    skin: 'deep',
    mouth: 'grin',
    shirt: 'white',
    ground: 'sun',
    cloth: 'leaf-deep',
    dashes: '18 18',
  },
  samuel: { skin: 'brown', mouth: 'closed', shirt: 'iris-light', ground: 'rose' },
  mumbi: { skin: 'brown', shirt: 'rose-deep', ground: 'sun', cloth: 'sun', dashes: '20 14' },
};

type Portrait = {
  skin: Skin;
  mouth: Mouth;
  /** Classes of the clothes and of what is behind the person. */
  shirt: string;
  ground: string;
  /** The same colour for sleeves, which are strokes. */
  shirtStroke: string;
  /** The pattern of the cloth, lines of dashes; plain without. */
  cloth: { line: string; dashes: string } | undefined;
  /** Drawn before the head, after it, with what is in the face, and over the clothes, which do not turn with the head. */
  behind?: ReactNode;
  front?: ReactNode;
  features?: ReactNode;
  wear?: ReactNode;
};

export const LINE = { fill: 'none', strokeLinecap: 'round' } as const;

/** Each drawn once, in a box of 100 by 100 (components/art/drawings/people). */
export const CAST = Object.fromEntries(castName.options.map((name) => [name, portrait(name)])) as Record<
  CastName,
  Portrait
>;

function portrait(name: CastName): Portrait {
  const { skin, mouth = 'smile', shirt, ground, cloth, dashes } = LOOKS[name];
  const { inside } = svgFile(`components/art/drawings/people/${name}.svg`);
  const parts = Array.from(inside.matchAll(/<g id="(\w+)">(.*?)<\/g>/g), ([, part = '', html = '']) => [
    part,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site's own
    <g key={part} dangerouslySetInnerHTML={{ __html: html }} />,
  ]);
  return {
    skin,
    mouth,
    shirt: `fill-${shirt}`,
    ground: `fill-${ground}`,
    shirtStroke: `stroke-${shirt}`,
    cloth: dashes ? { line: `stroke-${cloth}`, dashes } : undefined,
    ...Object.fromEntries(parts),
  };
}
