import { type FillProblem, fill, fillDeep, type Placeholders } from './placeholders';
import { placesOf } from './places';
import type { Report } from './problems';
import { nearest } from './text/nearest';

/** Where a text stands. */
export type Place = { file: string; field: string; line?: number };

/** Fills copy, and names each placeholder that nothing explains once, however often it stands there. */
export type Filler = {
  /** @param place of the text; its line is that of the text's first line */
  text: (text: string, place: Place) => string;
  /** Fills every string inside a parsed value; a field's place is its dotted path. */
  deep: (value: unknown, file: string) => unknown;
  /** Every name that copy may refer to. */
  names: readonly string[];
  /** Whether every text has the length that it will have. */
  exact: boolean;
  /** Digest of all that texts are filled with. */
  values: string;
  /** One problem for each unknown name, with the number of its places, and one for each example. */
  report: (report: Report) => void;
};

/** Whether every name and every number is known: what is missing from a file that failed is no mistake in copy. */
export type Known = { names: boolean; numbers: boolean };

/**
 * @param exact `false` while something else stands in for a value that cannot be read
 * @param digest of all that `values` are made from
 */
export function openFiller(values: Placeholders, known: Known, exact: boolean, digest: string): Filler {
  const unknown = new Map<string, Place[]>();
  const unworked: (Place & { reason: string })[] = [];
  const remember = (place: Place, problem: FillProblem) => {
    if ('reason' in problem) unworked.push({ ...place, reason: problem.reason });
    else unknown.set(problem.unknown, [...(unknown.get(problem.unknown) ?? []), place]);
  };
  return {
    exact,
    values: digest,
    names: Object.keys(values.names),
    text: (text, { line: first, ...place }) =>
      fill(text, values, (problem) =>
        remember({ ...place, ...(first !== undefined && { line: first + problem.line - 1 }) }, problem),
      ),
    deep: (value, file) =>
      fillDeep(
        value,
        values,
        (field, problem) => remember({ file, field }, problem),
        (path) => placesOf(file, path).map(({ name }) => name),
      ),
    report: (report) => {
      for (const problem of known.numbers ? unworked : []) report(problem);
      for (const [name, [first, ...others]] of known.names ? unknown : []) {
        const more = others.length > 0 ? `, here and in ${others.length} more places` : '';
        const places = first ? placesOf(first.file, first.field).map((place) => place.name) : [];
        const known = nearest(name, [...places, ...Object.keys(values.names)]);
        const meant = known ? ` (did you mean {${known}}?)` : '';
        const reason = `{${name}} is not a known placeholder${meant}: site.json and facts.json define them, and \\{${name}} prints it as it is${more}`;
        if (first) report({ ...first, reason });
      }
    },
  };
}
