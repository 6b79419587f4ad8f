import { fillExamples } from '../money/fill';
import type { MoneyModel } from '../money/model';

export type Placeholders = {
  /** Values that copy may refer to as `{name}`: the product, its links, every fact of content/facts.json and how long leads are kept. */
  names: Readonly<Record<string, string>>;
  /** What the worked examples in copy, `{{earn views=120}}`, are made from. */
  money: MoneyModel;
};

const PLACEHOLDER = /(?<!\{)\{([A-Za-z]+)\}(?!\})/g;

/**
 * Works out each `{{…}}` in `text` (content/README.md), then replaces each `{name}`.
 * @param onProblem told the reason for each that cannot be filled; it stays as written
 * @param firstLine number of the text's first line in its file, where that is worth naming
 */
export function fill(
  text: string,
  values: Placeholders,
  onProblem: (reason: string) => void,
  firstLine?: number,
): string {
  const worked = fillExamples(text, values.money, ({ line, expression, reason }) => {
    const place = firstLine === undefined ? '' : `line ${firstLine + line - 1}: `;
    onProblem(`${place}{{${expression}}} ${reason}`);
  });
  return worked.replace(PLACEHOLDER, (whole, name: string) => {
    const value = values.names[name];
    if (value === undefined) onProblem(`{${name}} is not a known placeholder`);
    return value ?? whole;
  });
}

/**
 * Fills every string inside a parsed JSON value.
 * @param onProblem called with the dotted path of the string and the reason
 */
export function fillDeep(
  value: unknown,
  values: Placeholders,
  onProblem: (path: string, reason: string) => void,
  path = '',
): unknown {
  if (typeof value === 'string') return fill(value, values, (reason) => onProblem(path || '(root)', reason));
  if (Array.isArray(value)) {
    return value.map((item, index) => fillDeep(item, values, onProblem, join(path, index)));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillDeep(item, values, onProblem, join(path, key))]),
    );
  }
  return value;
}

function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}
