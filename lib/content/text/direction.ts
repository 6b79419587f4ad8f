/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * @returns `rtl` when the first letter of a text belongs to a script that runs so, as `dir="auto"` has it; nothing for
 *   all others, so that pages do not carry an attribute that says what is so anyway
 */
export function textDirection(text: string): 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : undefined;
}
