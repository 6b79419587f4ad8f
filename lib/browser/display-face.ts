/** When headings take on the display face, whose bytes must not come between the visitor and the text. */
import { painted } from './painted';

/**
 * Sets headings in the display face (app/globals.css): at once where the browser has it, since this script lies in its
 * cache too, and else after the first text.
 */
export async function bringDisplayFace(): Promise<void> {
  if (!isCached(import.meta.url)) await painted();
  document.documentElement.dataset.face = '';
}

function isCached(url: string): boolean {
  const [entry] = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[];
  return entry?.transferSize === 0;
}
