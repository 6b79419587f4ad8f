import type { ReactNode } from 'react';
import { IslandSignal } from './IslandSignal';

/** When an island fetches the framework: near the viewport, focused or touched, or as soon as the page has loaded. */
export type IslandMoment = 'visible' | 'interaction' | 'load';

interface IslandProps {
  /** unique on its page, for messages and tests */
  name: string;
  when: IslandMoment;
  className?: string;
  /** the client component, rendered on the server to HTML that is useful by itself */
  children: ReactNode;
}

/**
 * The only way to put client code on a page: the Build Adapter refuses it elsewhere. Whatever the moment, focus, touch
 * and keys inside reach the island too.
 */
export function Island({ name, when, className, children }: IslandProps) {
  return (
    <div data-island={name} data-when={when} className={className}>
      {children}
      <IslandSignal name={name} />
    </div>
  );
}
