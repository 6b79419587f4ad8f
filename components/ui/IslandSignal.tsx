'use client';
import { useEffect } from 'react';

/** Tells the loader of the site script (lib/browser/islands.ts) that the island around it has hydrated. */
export function IslandSignal({ name }: { name: string }) {
  useEffect(() => {
    const island = document.querySelector<HTMLElement>(`[data-island="${CSS.escape(name)}"]`);
    if (!island) return;
    island.dataset.hydrated = '';
    island.dispatchEvent(new Event('island:hydrated'));
  }, [name]);
  return null;
}
