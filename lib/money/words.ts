const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** @returns a whole number from 0 to 20 as a word, any other in figures: `seven`, `24` */
export function numberWord(value: number): string {
  return NUMBERS[value] ?? value.toLocaleString('en-US');
}

/** @returns the number that a word from `zero` to `twenty` names */
export function numberFromWord(word: string): number | undefined {
  const value = NUMBERS.indexOf(word);
  return value < 0 ? undefined : value;
}

/** @returns the place in an order: `third`, and beyond the twelfth `13th` */
export function ordinalWord(value: number): string {
  if (ORDINALS[value]) return ORDINALS[value];
  const ending = new Intl.PluralRules('en', { type: 'ordinal' }).select(value);
  return `${value}${{ one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th', zero: 'th' }[ending]}`;
}

/** @returns a count and what it counts: `two months`, `one month` */
export function counted(value: number, noun: string): string {
  return `${numberWord(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** @returns names in a row: `a, b and c`, or `a, b or c` */
export function joinWords(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
