import type { CastName } from '@/lib/content/schemas/drawings';
import { svgFile } from '@/lib/drawing/svg-file';

/** Whole people, from head to shoes. */
export const WHOLE = ['walk', 'sit', 'ride', 'stand', 'keep', 'sew', 'lead', 'laptop'] as const;

/** To the waist. */
type Half =
  | (
      | 'phone'
      | 'worried'
      | 'show'
      | 'hold-worried'
      | 'selling'
      | 'carry'
      | 'laughing'
      | 'stop'
      | 'cheer'
      | 'aloft'
      | 'call'
      | 'stack'
      | 'folded'
    )
  | ('warn' | 'waiting' | 'refuse' | 'point' | 'desk' | 'mend' | 'reading' | 'hold')
  | ('raise' | 'lean' | 'sheet' | 'lock' | 'facts' | 'present' | 'serve' | 'card');

/** The hands of some of them, to be laid over what the page gives them to hold. */
type Hands =
  | ('raise-hand' | 'grip-hand' | 'hold-hands')
  | ('cheer-hands' | 'aloft-hands' | 'reading-hands' | 'card-hands');

/** Files of components/art/drawings/poses. */
export type Pose = Half | Hands | (typeof WHOLE)[number];

const SKINS = {
  deep: { face: 'fill-skin-deep', bare: 'stroke-skin-deep', shade: 'fill-ink/30' },
  brown: { face: 'fill-skin', bare: 'stroke-skin', shade: 'fill-ink/25' },
  light: { face: 'fill-skin-light', bare: 'stroke-skin-light', shade: 'fill-ink/20' },
};

/** Shirt and ground are colours of the theme; the cloth is plain, or a pattern of dashes in one more. */
type Look = { skin: keyof typeof SKINS; shirt: string; ground: string; cloth?: string; dashes?: string };

/** The people of this site: authors, hosts and those who tell a story. */
const LOOKS: Record<CastName, Look> = {
  wanjiru: { skin: 'brown', shirt: 'leaf-deep', ground: 'sun', cloth: 'sun', dashes: '20 14' },
  tunde: { skin: 'deep', shirt: 'iris', ground: 'leaf' },
  naledi: { skin: 'light', shirt: 'rose-deep', ground: 'iris', cloth: 'sun', dashes: '22 16' },
  kwame: { skin: 'deep', shirt: 'rose', ground: 'sand', cloth: 'white', dashes: '4 18' },
  faith: {
    skin: 'brown',
    shirt: 'sun',
    ground: 'leaf-deep',
    cloth: 'rose-deep',
    dashes: '22 16',
  },
  kevin: { skin: 'brown', shirt: 'leaf', ground: 'line' },
  njeri: { skin: 'light', shirt: 'white', ground: 'rose', cloth: 'leaf-deep', dashes: '18 18' },
  amina: { skin: 'light', shirt: 'leaf-deep', ground: 'mist', cloth: 'iris-light', dashes: '18 16' },
  joseph: { skin: 'deep', shirt: 'sun-deep', ground: 'leaf', cloth: 'sand', dashes: '2 18' },
  chidinma: {
    skin: 'deep',
    shirt: 'white',
    ground: 'sun',
    cloth: 'leaf-deep',
    dashes: '18 18',
  },
  samuel: { skin: 'brown', shirt: 'iris-light', ground: 'rose', cloth: 'iris', dashes: '22 16' },
  mumbi: { skin: 'brown', shirt: 'rose-deep', ground: 'sun', cloth: 'sun', dashes: '20 14' },
};

/**
 * A pose as one person strikes it. In the files of `poses/` and `parts/` the classes `face`, `bare`, `shade`, `shirt`,
 * `sleeve`, `ground` and `cloth` stand for a person's own colours, `<use href="#mouth"/>` for a group of the person's file
 * in `people/` or for the goods, and `<use href="held/phone"/>` for another drawing.
 * @param drawing a file of components/art/drawings
 * @param goods what is held out, one of ads/, without its shadow on the ground
 */
export function dressed(
  drawing: string,
  name: CastName,
  goods?: string,
): { viewBox: string; inside: string } {
  const { skin, shirt, ground, cloth, dashes } = LOOKS[name];
  const classes = {
    ...SKINS[skin],
    shirt: `fill-${shirt}`,
    sleeve: `stroke-${shirt}`,
    ground: `fill-${ground}`,
  };
  const file = (path: string) => svgFile(`components/art/drawings/${path}.svg`);
  const own = (part: string) =>
    part === 'goods'
      ? goods && file(`ads/${goods}`).inside.replace(/<ellipse [^>]*class="fill-ink.20"\/>/, '')
      : new RegExp(`<g id="${part}">(.*?)</g>`).exec(file(`people/${name}`).inside)?.[1];
  const { viewBox, inside } = file(drawing);
  return {
    viewBox,
    inside: inside
      .replace(/<use href="#(\w+)"\/>/g, (_, part) => own(part) ?? '')
      .replace(/<use href="([^"]+)"\/>/g, (_, path) => dressed(path, name, goods).inside)
      .replace(/class="(\w+)"/g, (all, part: keyof typeof classes) =>
        classes[part] ? `class="${classes[part]}"` : all,
      )
      .replace(/<path [^>]*class="cloth"\/>/g, (row) =>
        dashes ? row.replace('class="cloth"', `stroke-dasharray="${dashes}" class="stroke-${cloth}"`) : '',
      ),
  };
}
