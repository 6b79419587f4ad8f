/** Tells when the first text of the page has been painted. */

const TEXT = 'first-contentful-paint';

/**
 * What waits for it neither competes with the first text nor delays it. In a tab that was opened in the background that
 * is when somebody looks at it.
 * @returns settles then; at once where the browser does not report it
 */
export function painted(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName(TEXT).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
