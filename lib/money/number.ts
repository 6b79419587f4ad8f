/** Reading numbers as people type them: the only place on the site where typed text becomes a number. */

/** Between groups of three digits stand commas, spaces of any width, or apostrophes, the same in one number. */
const NUMBER =
  /^\p{Sc}?\s?(?<whole>\d{1,3}(?:(?<separator>[\s,'’])\d{3})(?:\k<separator>\d{3})*|\d*)(?:\.(?<point>\d+)|,(?<comma>\d{1,2}))?\s?(?<unit>[km]?)$/iu;
const UNITS: Record<string, number> = { k: 1_000, m: 1_000_000 };
/** What several numbers are told apart by, the plainest first: a comma alone may also stand inside one. */
const BETWEEN = [/[;/+]|,\s/, /\s+/, /,/];

/**
 * @param typed `1200`, `1,200`, `1 200`, `1.2k`, `$40`, `12,50`
 * @returns the number; undefined when it is none, or negative
 */
export function parseNumber(typed: string): number | undefined {
  const { whole = '', point, comma, unit = '' } = NUMBER.exec(typed.trim())?.groups ?? {};
  const digits = `${whole.replace(/\D/g, '')}.${point ?? comma ?? ''}`;
  if (!/\d/.test(digits)) return undefined;
  return Number((Number(digits) * (UNITS[unit.toLowerCase()] ?? 1)).toPrecision(12));
}

/**
 * @param typed one number or several: `60`, `1,200`, `48, 61, 55`, `48 61`
 * @returns their average, rounded down; undefined unless all are whole numbers
 */
export function averageOf(typed: string): number | undefined {
  const one = parseNumber(typed);
  const numbers = one === undefined ? listOf(typed) : [one];
  if (!numbers?.every(Number.isInteger)) return undefined;
  return Math.floor(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
}

/** @returns undefined when no way of taking the text apart leaves nothing but numbers */
function listOf(typed: string): number[] | undefined {
  for (const between of BETWEEN) {
    const parts = typed.split(between).filter((part) => part.trim());
    const numbers = parts.flatMap((part) => parseNumber(part) ?? []);
    if (parts.length > 0 && numbers.length === parts.length) return numbers;
  }
  return undefined;
}
