/** Runs in the browser: makes an island's HTML a React root. Bundled with each island (bundle.ts). */
import { type ComponentType, createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface RootProps {
  Component: ComponentType;
  props: object;
  onReady: () => void;
}

/** Effects run from the leaves to the root, so that this one comes when every other has. */
function Root({ Component, props, onReady }: RootProps) {
  useEffect(onReady, [onReady]);
  return createElement(Component, props);
}

/**
 * @param element whose content the component rendered on the server, with `data-props`
 * @returns settles when the component handles events and all its effects have run
 */
export function hydrate(element: HTMLElement, Component: ComponentType): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  return new Promise((onReady) => {
    hydrateRoot(element, createElement(Root, { Component, props, onReady }), {
      onRecoverableError: (error) => console.error(`Island ${element.dataset.island}:`, error),
    });
  });
}
