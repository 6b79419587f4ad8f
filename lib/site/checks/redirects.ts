import type { Report } from '../../content';
import type { SiteRedirect } from '../redirects';
import { type Anchors, linkProblem } from './links';

/**
 * Reports redirects that loop, repeat, hide a page or lead nowhere; requests match them whatever their case.
 * @param anchors of every address that answers 200: a redirect over one would win and hide it
 */
export function checkRedirects(redirects: readonly SiteRedirect[], anchors: Anchors, report: Report): void {
  const seen = new Set<string>();
  const sources = new Set(
    redirects.filter(({ kind }) => kind === 'exact').map(({ from }) => from.toLowerCase()),
  );
  const circle = new Set<string>();
  const paths = [...anchors.keys()];
  const existing = new Set(paths.map((path) => path.toLowerCase()));
  for (const { from, to, kind, file = 'redirects.json' } of redirects) {
    const source = from.toLowerCase();
    const reason = problem(source, to);
    seen.add(source);
    if (reason) report({ file, field: from, reason });
    if (kind !== 'prefix') continue;
    const hidden = paths.filter(
      (path) => path.toLowerCase().startsWith(source) && !path.slice(1).includes('/'),
    );
    if (hidden.length > 0)
      report({ file, field: from, reason: `hides what begins so: ${hidden.join(', ')}` });
  }

  function problem(source: string, to: string): string | undefined {
    if (source === to.split('#')[0]?.toLowerCase()) return 'redirects to itself';
    if (seen.has(source)) return 'is redirected twice';
    if (existing.has(source)) return 'hides a page that exists';
    // Every other redirect was followed to its end.
    if (sources.has(to.toLowerCase())) {
      const known = circle.has(source) || circle.has(to.toLowerCase());
      circle.add(source).add(to.toLowerCase());
      return known ? undefined : `leads in a circle: ${to} is redirected, too`;
    }
    return to.startsWith('https:') ? undefined : linkProblem(to, anchors);
  }
}
