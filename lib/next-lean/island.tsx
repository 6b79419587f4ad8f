import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { jsonOf } from './islands/json';

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
