import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** When an island fetches its component: near the viewport, focused or touched, or as soon as the page has loaded. */
export type IslandMoment = 'visible' | 'interaction' | 'load';

/** What an island's component is: it gets nothing but JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds components of any props; each island is typed by its own
type Registry = Readonly<Record<string, ComponentType<any>>>;

interface IslandProps<Islands extends Registry, Name extends keyof Islands> {
  /** which of the registry's components */
  name: Name;
  when: IslandMoment;
  className?: string;
  /** what the component receives, on the server and in the browser alike: nothing but JSON */
  props: ComponentProps<Islands[Name]>;
}

/**
 * Makes the component that puts client code on a page. Each island is rendered on the server to HTML that is useful by
 * itself; in the browser it becomes a React root of its own, whose ids must not come from `useId` (another tree counts
 * otherwise). Whatever the moment, focus, touch and keys inside reach the island too.
 * @param islands the registry: the module whose exports may be islands, as `import * as`
 * @returns the site's `<Island>`, typed by the registry
 */
export function createIsland<Islands extends Registry>(
  islands: Islands,
): <Name extends keyof Islands & string>(props: IslandProps<Islands, Name>) => ReactNode {
  return function Island({ name, when, className, props }) {
    const Component = islands[name] as ComponentType<object>;
    return (
      <div
        data-island={name}
        data-when={when}
        data-props={jsonOf(props, `<Island name="${name}">`)}
        className={className}
      >
        <Component {...props} />
      </div>
    );
  };
}

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
