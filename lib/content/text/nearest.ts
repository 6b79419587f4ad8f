import { distance } from 'fastest-levenshtein';

/** @returns the known word that a written one was meant to be, when it is near enough to be that */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const wanted = written.toLowerCase();
  const [best] = known
    .map((word) => ({ word, away: distance(wanted, word.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  return best && best.away <= Math.max(2, Math.floor(wanted.length / 3)) && best.away < wanted.length
    ? best.word
    : undefined;
}

/** @returns what `meant` does, or all known words where none is near: for lists that are short */
export function choice(written: string, known: readonly string[]): string {
  const all = known.length > 0 ? `choose one of ${known.join(', ')}` : 'there is none yet, so add it there';
  return meant(written, known) || `: ${all}`;
}

/** @returns `: did you mean "word"?`, or nothing where no known word is near */
export function meant(written: string, known: readonly string[]): string {
  const word = nearest(written, known);
  return word === undefined ? '' : `: did you mean "${word}"?`;
}
