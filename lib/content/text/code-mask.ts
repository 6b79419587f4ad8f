/** Code in Markdown stands as it was typed, styles and scripts too: nothing in it is filled, worked out or judged. */

/** A fenced block up to its closing fence or the end, a span between the same number of backticks in a paragraph, an element. */
const CODE =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t]*\1[`~]*[ \t]*$|^ {0,3}(?:`{3,}|~{3,})[^\n]*\n[\s\S]*$|(?<![`\\])(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\2(?!`)|<(style|script)\b[\s\S]*?<\/\3>/gm;
const MARK = '\uE010';

/** @returns a text with a mark in the place of each code and as many lines, and what puts the code back into it */
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
