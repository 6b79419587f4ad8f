import { distance } from 'fastest-levenshtein';
import { settingsSchema } from './schema';

/** A name that differs from a setting's in no more letters is taken for a slip. */
const SLIP = 2;
/** What only settings of this site begin with. */
const OWN = /^(?:LEADS_|NEXT_PUBLIC_)/;

/**
 * Names that were probably meant as settings: a misspelt one would otherwise be ignored without a word.
 * @param env names and values, as `process.env`
 * @returns a line for each, naming the setting that it resembles most
 */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(settingsSchema.shape);
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [nearest = '', away = Number.POSITIVE_INFINITY] = nearestOf(name, known);
      const isSlip = away <= SLIP && name.length > SLIP * 2;
      if (!isSlip && !OWN.test(name)) return [];
      return [`${name}: is no setting of this site; did you mean ${nearest}?`];
    });
}

function nearestOf(name: string, known: readonly string[]): [string, number] | [] {
  const byDistance = known
    .map((other): [string, number] => [other, distance(name.toUpperCase(), other)])
    .sort(([, a], [, b]) => a - b);
  return byDistance[0] ?? [];
}
