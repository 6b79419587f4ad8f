/** Control characters, and those that turn the direction of a line: a terminal would obey them. */
const UNSAFE = /[\p{Cc}\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]/gu;

/** @returns a text that a terminal shows and never obeys; line breaks and tabs stay */
export function forTerminal(text: string): string {
  return text.replace(UNSAFE, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
