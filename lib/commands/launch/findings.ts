/** What an owner has to replace before the site goes live: content/README.md, "What the owner decided". */

/** One thing to replace: where it stands, and why it may not stay. */
export type Finding = { file: string; field: string; reason: string };

/** RFC 2606 reserves these names; `example` also marks our own stand-in accounts (`x.com/name_example`). */
const RESERVED_NAME = /(?<![a-z])example(?![a-z])|\.(?:test|invalid|localhost)(?![a-z])/i;
const ADDRESS = /^\S*(?::\/\/|@)\S+$/;

/** North American numbers that are kept for fiction: 555-0100 to 555-0199. */
const RESERVED_PHONE = /^\+?[\d\s()-]*555[\s-]?01\d\d$/;

/**
 * Searches parsed JSON for samples, placeholders, reserved addresses and numbers, whatever its shape.
 * @param file its name, for the findings
 */
export function findingsInJson(file: string, data: unknown): Finding[] {
  return visit(data, '');

  function visit(value: unknown, path: string): Finding[] {
    if (typeof value === 'string') {
      const reason = reservedReason(value);
      return reason ? [{ file, field: path || '(root)', reason }] : [];
    }
    if (value === null || typeof value !== 'object') return [];
    const { placeholders } = value as { placeholders?: unknown };
    const listed = (Array.isArray(placeholders) ? placeholders : []).map((name) => ({
      file,
      field: [path, name].filter(Boolean).join('.'),
      reason: 'is a placeholder',
    }));
    const own = marked(value).map((reason) => ({ file, field: labelled(value, path), reason }));
    const inner = Object.entries(value).flatMap(([key, item]) => visit(item, path ? `${path}.${key}` : key));
    return [...listed, ...own, ...inner];
  }
}

/** Searches the front matter of a Markdown file for the marks of a sample or a placeholder. */
export function findingsInMarkdown(file: string, source: string): Finding[] {
  const front = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  return [...front.matchAll(/^(sample|placeholder|decide): true$/gm)].map(([, mark]) => ({
    file,
    field: '(front matter)',
    reason: mark === 'decide' ? 'is a default: decide it' : `is a ${mark}`,
  }));
}

/** @returns what a file of plain text says of itself in a first line such as `PLACEHOLDER: the owner decides …` */
export function findingsInText(file: string, source: string): Finding[] {
  const mark = /^PLACEHOLDER: (.+)/.exec(source)?.[1];
  return mark ? [{ file, field: '(text)', reason: `is a placeholder: ${mark}` }] : [];
}

/**
 * Searches facts for readings that contradict each other; a pair is reported once, and no longer when both say the same.
 * @param facts entries by name, each with its text and the name of the one that it contradicts
 */
export function contradictions(
  file: string,
  facts: Readonly<Record<string, { text: string; contradicts?: string | undefined }>>,
): Finding[] {
  return Object.entries(facts).flatMap(([name, { text, contradicts }]) => {
    const other = contradicts === undefined ? undefined : facts[contradicts];
    if (contradicts === undefined || other === undefined || other.text === text) return [];
    if (other.contradicts === name && contradicts < name) return [];
    return [{ file, field: name, reason: `says "${text}" where ${contradicts} says "${other.text}"` }];
  });
}

/** @returns the settings of `names` that have no value */
export function unsetSettings(
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Finding[] {
  return names
    .filter((name) => !env[name]?.trim())
    .map((name) => ({
      file: '.env',
      field: name,
      reason: 'is not set: what visitors send stays on the server',
    }));
}

function marked(value: object): string[] {
  const { sample, placeholder, open, decide, method } = value as Readonly<Record<string, unknown>>;
  return [
    ...(sample === true ? ['is a sample'] : []),
    ...(placeholder === true ? ['is a placeholder'] : []),
    ...(decide === true ? ['is a default: decide it'] : []),
    ...(open === true ? ['is an open decision of yours'] : []),
    ...(Array.isArray(open) ? open.map((decision) => `is an open decision of yours: ${decision}`) : []),
    ...(typeof open === 'string' ? [`is an open decision of yours: ${open}`] : []),
    ...(typeof method === 'string' && 'spec' in value
      ? ['is your own figure: be ready to show how it was measured']
      : []),
  ];
}

function reservedReason(text: string): string | undefined {
  if (ADDRESS.test(text) && RESERVED_NAME.test(text)) return `"${text}" is reserved for examples`;
  if (RESERVED_PHONE.test(text)) return `"${text}" is reserved for fiction`;
  return undefined;
}

/** An entry of a list is easier to find by its name than by its place. */
function labelled(value: object, path: string): string {
  const { id, name, slug } = value as { id?: unknown; name?: unknown; slug?: unknown };
  const label = [id, slug, name].find((candidate) => typeof candidate === 'string');
  return [path || '(root)', label && `(${label})`].filter(Boolean).join(' ');
}
