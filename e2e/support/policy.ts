/** What the content security policy blocks. */
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Call before the first visit. @returns reads what the policy has blocked on the page in view */
export async function collectViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      window.violations.push(`${effectiveDirective} blocks ${blockedURI} in ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => window.violations);
}
