import { type Filled, fill, type Placeholders } from '../../money/index';
import { placesOf } from '../check/copy';
import type { Problem, Report } from '../problems';
import { mapTexts } from '../text/json-texts';
import { nearest } from '../text/nearest';
import type { MarkdownFile } from './front-matter';

type Place = Omit<Problem, 'reason'>;

/** Fills copy, and names each placeholder that nothing explains once, however often it stands there. */
export type Filler = ReturnType<typeof openFiller>;

export function openFiller(values: Placeholders) {
  const unknown = new Map<string, Place[]>();
  const others: Problem[] = [];
  const filled = (text: string, place: Place, keeps: readonly string[] = []): Filled => {
    const { text: outsideCode, unmask } = maskCode(text);
    const kept = Object.fromEntries(keeps.map((name) => [name, `{${name}}`]));
    const made = fill(outsideCode, { ...values, names: { ...values.names, ...kept } }, (problem) => {
      const at = place.line === undefined ? place : { ...place, line: place.line + problem.line - 1 };
      if ('reason' in problem) others.push({ ...at, reason: problem.reason });
      else unknown.set(problem.unknown, [...(unknown.get(problem.unknown) ?? []), at]);
    });
    return { ...made, text: unmask(made.text) };
  };
  return {
    names: Object.keys(values.names),
    text: (text: string, place: Place) => filled(text, place).text,
    /** Fills the body of a file; its lines are those of the file. */
    body: ({ file, body, bodyLine }: MarkdownFile): Filled => {
      const { text, lines } = filled(body, { file, field: '(body)', line: bodyLine });
      return { text, lines: lines.map((line) => bodyLine + line - 1) };
    },
    /** Fills every string inside a parsed value, and looks for the places that it needs; a field's place is its dotted path. */
    deep: (value: unknown, file: string) =>
      mapTexts(value, (text, path) => {
        const places = placesOf(file, path);
        const lost = places.find(({ name, needed }) => needed && !text.includes(`{${name}}`));
        if (!lost && !/[{}]/.test(text)) return text;
        const place = { file, field: path || '(root)' };
        const made = filled(
          text,
          place,
          places.map(({ name }) => name),
        ).text;
        // A misspelt place is told as that, an empty text as that.
        const misspelt = [...unknown.values()].some((all) => all.includes(place));
        if (lost && !misspelt && text.trim())
          others.push({ ...place, reason: `must hold {${lost.name}}, where its value is put in` });
        return made;
      }),
    /** Whether anything of a file could not be worked out. */
    failed: (file: string) => others.some((place) => place.file === file),
    /** Reports each unknown name once, with the number of its places, and whatever else could not be filled. */
    report: (report: Report) => {
      for (const problem of others) report(problem);
      for (const [name, [first, ...more]] of unknown) {
        const elsewhere = more.length > 0 ? `, here and in ${more.length} more places` : '';
        const places = first ? placesOf(first.file, first.field).map((place) => place.name) : [];
        const known = nearest(name, [...places, ...Object.keys(values.names)]);
        const meant = known ? ` (did you mean {${known}}?)` : '';
        const reason = `{${name}} is not a known placeholder${meant}: site.json and facts.json define them, and \\{${name}} prints it as it is${elsewhere}`;
        if (first) report({ ...first, reason });
      }
    },
  };
}

/** A fenced block up to its closing fence or the end, a span between the same number of backticks in a paragraph, an element. */
const CODE =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t]*\1[`~]*[ \t]*$|^ {0,3}(?:`{3,}|~{3,})[^\n]*\n[\s\S]*$|(?<![`\\])(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\2(?!`)|<(style|script)\b[\s\S]*?<\/\3>/gm;
const MARK = '\uE010';

/**
 * Code in Markdown stands as it was typed, styles and scripts too: nothing in it is filled, worked out or judged.
 * @returns a text with a mark in the place of each code and as many lines, and what puts the code back into it
 */
export function maskCode(text: string) {
  const kept: string[] = [];
  const masked = text.replace(CODE, (code) => {
    const lines = code.split('\n').length - 1;
    return `${MARK}${kept.push(code) - 1}${MARK}${'\n'.repeat(lines)}`;
  });
  const unmask = (made: string) =>
    made.replace(/\uE010(\d+)\uE010(\n*)/g, (_, index: string, after: string) => {
      const code = kept[Number(index)] ?? '';
      return code + after.slice(code.split('\n').length - 1);
    });
  return { text: masked, unmask };
}
