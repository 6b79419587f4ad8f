import { svgFile } from '../svg-file';

/**
 * What a cover may show, beside the beginnings of words in a title that it stands for; the first that fits is taken. Each is
 * drawn in motifs/<name>.svg, on a canvas of 400 by 225, with names of colours: those of the theme and those of a palette.
 */
export const MOTIFS = {
  student: ['student'],
  shield: ['trust', 'safe', 'privacy', 'terms', 'scam'],
  question: ['help', 'contact', 'did', 'question', 'myth'],
  dashboard: ['analytics', 'data', 'press'],
  proof: ['screenshot', 'proof', 'maximize'],
  tyres: ['psychology', 'attention'],
  clock: ['passive', 'hour', 'minute', 'time'],
  videos: ['million'],
  crowd: ['users', 'community', 'careers'],
  wallet: ['partner', 'wallet'],
  slip: ['payout', 'paid'],
  storyboard: ['effective', 'video'],
  reach: ['reach', 'promotion', 'introducing', 'news'],
  refusals: ['refus', 'pioneer'],
  accounts: ['social'],
  boda: ['swychr'],
  signpost: ['future', 'guides', 'insights', 'beyond'],
  download: ['download', 'register', 'app'],
  fabrics: ['brand', 'shop', 'business', 'case'],
  map: ['africa', 'kenya', 'about'],
  earn: ['earn', 'money', 'income', 'tips'],
  ad: ['advertis', 'ads'],
  face: ['status', 'views'],
} satisfies Record<string, string[]>;
export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as [MotifName, ...MotifName[]];

/** @returns the markup of a drawing inside its `<svg>`; `<use href="face/skin"/>` in it stands for parts/face.svg, whose first colour is then that one */
export function motifMarkup(name: MotifName): string {
  const inside = (path: string) => svgFile(`lib/drawing/covers/${path}.svg`).inside;
  return inside(`motifs/${name}`).replace(
    /<use href="(\w+)\/([\w-]+)\/?([\w-]*)"\/>/g,
    (_, part: string, first: string, second: string) =>
      inside(`parts/${part}`).replaceAll('"first"', `"${first}"`).replaceAll('"second"', `"${second}"`),
  );
}
