/** Figures of somebody who is told of: `wanjiru-worried-sun`, or with something in hand `mumbi-selling-leaf-samosa`. */
import { type AdArtName, adArt, type CastName, castName } from '../schemas/drawings';
import { choice } from '../text/nearest';

/** How they may stand (components/art/drawings/poses). */
const POSES = [
  ...(['phone', 'worried', 'waiting', 'folded', 'laughing', 'cheer', 'call', 'present', 'point'] as const),
  ...(['facts', 'sheet', 'refuse', 'stop', 'desk', 'carry', 'selling', 'sew'] as const),
];
/** What they stand before. */
const TONES = ['sun', 'leaf', 'rose', 'iris', 'ink'] as const;

export type Told = {
  name: CastName;
  pose: (typeof POSES)[number];
  tone: (typeof TONES)[number];
  goods?: AdArtName;
};

/** An alternative text of the form "Who: how much, and the rest." */
export const SUM = /^(.+?): (\S+(?:\u00a0\S+)?) (.+)$/;

/** @returns whether a figure's name begins like one of somebody of the cast */
export function isOfCast(name: string): boolean {
  return castName.options.some((person) => name.startsWith(`${person}-`));
}

/** @returns who is meant by a figure's name in which {@link toldFault} finds none */
export function toldBy(name: string): Told | undefined {
  if (!isOfCast(name) || toldFault(name)) return undefined;
  const [person, pose, tone, goods] = name.split('-');
  return { name: person, pose, tone, goods } as Told;
}

/** @returns what is wrong with the name of a figure of somebody of the cast */
export function toldFault(figure: string): string | undefined {
  const [, pose = '', tone = '', goods = '', ...more] = figure.split('-');
  const part = (what: string, written: string, known: readonly string[]) =>
    known.includes(written) ? undefined : `"${written}" is not ${what}${choice(written, known)}`;
  return (
    part('a pose', pose, POSES) ??
    part('the colour of a ground', tone, TONES) ??
    part('what is held out', goods, pose === 'selling' ? adArt.options : ['']) ??
    (more.length > 0 ? `"${more.join('-')}" is too much` : undefined)
  );
}
