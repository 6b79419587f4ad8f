/** Which client components a page renders, and whether each stands inside an Island. */
import type { FlightRow } from './flight';

/** Names of client modules by their id in the flight data, as Next's client reference manifests hold them. */
export type ModuleNames = ReadonlyMap<string, string>;

/** A client module that a page uses where no Island encloses it. */
export interface StrayModule {
  id: string;
  /** project path of the module, or its id where no manifest knows it */
  name: string;
}

/**
 * Next's own client modules that every page carries, island or not. Others of Next's (Link, Image, Script, Form) are a
 * page's choice and count as its client code.
 */
const FRAMEWORK =
  /^\[project\]\/node_modules\/next\/dist\/(?:esm\/)?(?:client\/components\/(?:layout-router|render-from-template-context|client-page|client-segment|http-access-fallback\/error-boundary|builtin\/global-error)|lib\/framework\/boundary-components|lib\/metadata\/generate\/icon-mark)\.js$/;
/** Error boundaries are client components by Next's rule, and run only after a page has hydrated. */
const BOUNDARY = /^\[project\]\/app\/(?:.+\/)?(?:error|global-error)\.tsx$/;
const REFERENCE = /^\$[LQWKi@hBZ]?([0-9a-f]+)((?::[^:]*)*)$/;

/**
 * Walks the tree that the flight data describes, from its root, and collects the client modules that are not
 * enclosed by an element with `data-island`. A module that the walk does not reach at all counts as stray: what is
 * not understood is not let through.
 * @param rows the page's flight rows
 * @param names what the module ids stand for
 * @returns each stray module once, sorted by name
 */
export function strayClientModules(rows: readonly FlightRow[], names: ModuleNames): StrayModule[] {
  const byId = groupById(rows);
  const reached = new Set<string>();
  const stray = new Set<string>();
  const visited = new Set<string>();

  const follow = (id: string, path: readonly string[], inside: boolean) => {
    const visit = `${id}:${path.join(':')}:${inside}`;
    if (visited.has(visit)) return;
    visited.add(visit);
    for (const row of byId.get(id) ?? []) {
      if (row.tag === 'I') {
        const moduleId = moduleIdOf(row);
        reached.add(moduleId);
        if (!inside) stray.add(moduleId);
      } else {
        walk(path.length > 0 ? descend(row.value, path, byId) : row.value, inside);
      }
    }
  };
  const walk = (value: unknown, inside: boolean): void => {
    if (typeof value === 'string') {
      const [, id, path] = REFERENCE.exec(value) ?? [];
      if (id) follow(id, path ? path.slice(1).split(':') : [], inside);
    } else if (Array.isArray(value)) {
      const enclosed = inside || isIslandElement(value);
      for (const item of value) walk(item, enclosed);
    } else if (value && typeof value === 'object') {
      for (const item of Object.values(value)) walk(item, inside);
    }
  };
  follow('0', [], false);

  return [...new Set(rows.filter((row) => row.tag === 'I').map(moduleIdOf))]
    .filter((id) => stray.has(id) || !reached.has(id))
    .map((id) => ({ id, name: names.get(id) ?? `module ${id}` }))
    .filter(({ name }) => !FRAMEWORK.test(name) && !BOUNDARY.test(name))
    .map(({ id, name }) => ({ id, name: name.replace('[project]/', '') }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function groupById(rows: readonly FlightRow[]): Map<string, FlightRow[]> {
  const groups = new Map<string, FlightRow[]>();
  for (const row of rows) groups.set(row.id, [...(groups.get(row.id) ?? []), row]);
  return groups;
}

function moduleIdOf(row: FlightRow): string {
  if (!Array.isArray(row.value)) throw new Error(`flight row ${row.id} names no client module`);
  return String(row.value[0]);
}

/** An element is `["$", type, key, props]`, its type a tag name or a reference to a component. */
function isIslandElement(value: readonly unknown[]): boolean {
  const [mark, type, , props] = value;
  return (
    mark === '$' &&
    typeof type === 'string' &&
    /^[a-z]/.test(type) &&
    isRecord(props) &&
    typeof props['data-island'] === 'string'
  );
}

/** Follows a reference's path (`$5:props:children:0`); through rows that the path passes by. */
function descend(value: unknown, path: readonly string[], byId: ReadonlyMap<string, FlightRow[]>): unknown {
  let at = value;
  for (const step of path) {
    const [, id] = (typeof at === 'string' && REFERENCE.exec(at)) || [];
    if (id) at = byId.get(id)?.[0]?.value;
    if (Array.isArray(at) && at[0] === '$' && step === 'props') at = at[3];
    else if (Array.isArray(at) || isRecord(at)) at = (at as Record<string, unknown>)[step];
    else throw new Error(`flight reference "${path.join(':')}" leads nowhere`);
  }
  return at;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
