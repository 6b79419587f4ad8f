/** For tests: the vocabulary of schema.org, read from the type declarations of schema-dts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { bases: string[]; properties: Set<string> };

const DECLARATIONS = 'node_modules/schema-dts/dist/schema.d.ts';
const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"([^"]+)"\??: /gm;

let vocabulary: Map<string, Entry> | undefined;

/**
 * Checks JSON-LD against schema.org, at every depth.
 * @param data parsed JSON-LD of one node
 * @returns each unknown type as `Type` and each property that its type does not have as `Type.property`
 */
export function problemsOf(data: unknown): string[] {
  vocabulary ??= readVocabulary();
  const known = vocabulary;
  if (Array.isArray(data)) return data.flatMap(problemsOf);
  if (data === null || typeof data !== 'object') return [];
  const { '@type': type, '@context': _context, '@id': _id, ...values } = data as Record<string, unknown>;
  const nested = Object.values(values).flatMap(problemsOf);
  if (type === undefined && Object.keys(values).length === 0) return nested;
  const name = String(type);
  if (!known.has(name)) return [name, ...nested];
  const allowed = propertiesOf(name, known);
  const unknown = Object.keys(values).filter((key) => !allowed.has(key.replace(/-(?:in|out)put$/, '')));
  return [...unknown.map((key) => `${name}.${key}`), ...nested];
}

/** Types by name (`Event`) beside the interfaces that they inherit from (`EventBase`). */
function readVocabulary(): Map<string, Entry> {
  const text = readFileSync(join(process.cwd(), DECLARATIONS), 'utf8');
  const entries = new Map<string, Entry>();
  for (const [, name = '', bases = '', body = ''] of text.matchAll(INTERFACE)) {
    const type = /^ {4}"@type": "([^"]+)"/m.exec(body)?.[1];
    const properties = new Set([...body.matchAll(PROPERTY)].map(([, property = '']) => property));
    const entry = { bases: bases.split(',').map((base) => base.trim()), properties };
    entries.set(name, entry);
    if (type) entries.set(type, entry);
  }
  return entries;
}

function propertiesOf(name: string, known: ReadonlyMap<string, Entry>): Set<string> {
  const entry = known.get(name);
  if (!entry) return new Set();
  return new Set([...entry.properties, ...entry.bases.flatMap((base) => [...propertiesOf(base, known)])]);
}
