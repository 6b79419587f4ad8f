import { closest, distance } from 'fastest-levenshtein';
import { settingsSchema } from './schema';

/** A name that differs from a setting's in no more letters is taken for a slip. */
const SLIP = 2;
/** What only settings of this site begin with. */
const OWN = /^(?:LEADS_|NEXT_PUBLIC_)/;

/** @returns a line for each name that was probably meant as a setting, and would else be ignored without a word */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(settingsSchema.shape);
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const nearest = closest(name.toUpperCase(), known);
      const isSlip = distance(name.toUpperCase(), nearest) <= SLIP && name.length > SLIP * 2;
      if (!isSlip && !OWN.test(name)) return [];
      return [`${name}: is no setting of this site; did you mean ${nearest}?`];
    });
}
