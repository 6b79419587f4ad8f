import type { ComponentProps, ComponentType } from 'react';
import * as islands from '@/components/islands';
import { jsonOf } from '@/lib/adapter/islands/json';

type Islands = typeof islands;
export type IslandName = keyof Islands;

/** When an island fetches its component: near the viewport, focused or touched, or as soon as the page has loaded. */
export type IslandMoment = 'visible' | 'interaction' | 'load';

interface IslandProps<Name extends IslandName> {
  /** which of the registry's components */
  name: Name;
  when: IslandMoment;
  className?: string;
  /** what the component receives, on the server and in the browser alike: nothing but JSON */
  props: ComponentProps<Islands[Name]>;
}

/**
 * The only way to put client code on a page. The component is rendered on the server to HTML that is useful by itself;
 * in the browser it becomes a React root of its own, whose ids must not come from `useId` (another tree counts
 * otherwise). Whatever the moment, focus, touch and keys inside reach the island too.
 */
export function Island<Name extends IslandName>({ name, when, className, props }: IslandProps<Name>) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: on the server, where nothing is bundled for a browser
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
}
