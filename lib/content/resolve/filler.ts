import { type Filled, NO_PRICES } from '../../money/index';
import { placesOf } from '../check/places';
import type { Problem, Report } from '../problems';
import type { MarkdownFile } from '../read/front-matter';
import { mapTexts } from '../text/json-texts';
import { nearest } from '../text/nearest';
import { type FillProblem, fill, type Placeholders } from './placeholders';

type Place = Omit<Problem, 'reason'>;

/** Fills copy, and names each placeholder that nothing explains once, however often it stands there. */
export type Filler = ReturnType<typeof openFiller>;

/** Whether every name and every number is known: what is missing from a file that failed is no mistake in copy. */
export type Known = { names: boolean; numbers: boolean };

/**
 * @param exact `false` while something else stands in for a value that cannot be read
 */
export function openFiller(values: Placeholders, known: Known, exact: boolean) {
  const unknown = new Map<string, Place[]>();
  const unworked: Problem[] = [];
  /** Files that print a price while there is none. */
  const unpriced = new Set<string>();
  const stray: Problem[] = [];
  const remember = (place: Place, problem: FillProblem) => {
    if ('reason' in problem && problem.reason.endsWith(NO_PRICES)) unpriced.add(place.file);
    else if ('reason' in problem) unworked.push({ ...place, reason: problem.reason });
    else if ('stray' in problem) {
      const reason = `"${problem.stray}" has a brace that opens or closes nothing: write {name}, {{…}}, or \\{ for the sign`;
      stray.push({ ...place, reason });
    } else unknown.set(problem.unknown, [...(unknown.get(problem.unknown) ?? []), place]);
  };
  return {
    exact,
    names: Object.keys(values.names),
    text: (text: string, place: Place) => fill(text, values, (problem) => remember(place, problem)).text,
    body: ({ file, body, bodyLine }: MarkdownFile): Filled => {
      const { text, lines } = fill(body, values, (problem) =>
        remember({ file, field: '(body)', line: bodyLine + problem.line - 1 }, problem),
      );
      return { text, lines: lines.map((line) => bodyLine + line - 1) };
    },
    /** Fills every string inside a parsed value; a field's place is its dotted path. */
    deep: (value: unknown, file: string) =>
      mapTexts(value, (text, path) => {
        if (!/[{}]/.test(text)) return text;
        const places = placesOf(file, path).map(({ name }) => name);
        const tell = (problem: FillProblem) => remember({ file, field: path || '(root)' }, problem);
        return fill(text, values, tell, places).text;
      }),
    /** Whether anything of a file could not be filled. */
    failed: (file: string) => unpriced.has(file) || unworked.some((place) => place.file === file),
    /** Reports each unknown name once, with the number of its places, each example, and once that prices are needed. */
    report: (report: Report) => {
      for (const problem of [...stray, ...(known.numbers ? unworked : [])]) report(problem);
      if (known.numbers && unpriced.size > 0) {
        const reason = `has no price, but these texts print some: ${[...unpriced].join(', ')}; give it prices, or change or delete the texts`;
        report({ file: 'pricing.json', field: 'categories', reason });
      }
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
