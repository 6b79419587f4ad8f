/** What a server may hand to a browser as text. */

/**
 * @param value plain objects, arrays, strings, finite numbers, booleans and null; a property that is undefined is left out
 * @param owner whose value it is, for the message
 * @returns its JSON text, which parses to an equal value
 * @throws naming every part of the value that JSON would lose or change
 */
export function jsonOf(value: object, owner: string): string {
  const problems = problemsOf(value, '');
  if (problems.length > 0) {
    throw new Error(`${owner} receives props that are no JSON:\n- ${problems.join('\n- ')}`);
  }
  return JSON.stringify(value);
}

function problemsOf(value: unknown, path: string): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number' && Number.isFinite(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsOf(item, `${path}[${index}]`));
  if (isPlain(value)) {
    return Object.entries(value).flatMap(([key, item]) =>
      item === undefined ? [] : problemsOf(item, path ? `${path}.${key}` : key),
    );
  }
  return [`${path || 'the props'}: ${kindOf(value)}`];
}

/** A React element is an object too, but of functions and symbols. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? String(value) : typeof value;
  return '$$typeof' in value ? 'a React element' : `a ${value.constructor?.name || 'special object'}`;
}
