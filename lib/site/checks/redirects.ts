import type { Report } from '../../content/problems';
import type { Redirects } from '../redirects';
import { type Anchors, linkProblem } from './links';

/** Reports redirects that loop, repeat, hide a page or lead nowhere; requests match them whatever their case. */
export function checkRedirects(redirects: Redirects, anchors: Anchors, report: Report): void {
  for (const { from, reason, file = 'redirects.json' } of redirectProblems(redirects, anchors)) {
    report({ file, field: from, reason });
  }
}

/**
 * @param anchors of every address that answers 200: a redirect over one would win and hide it
 * @returns each offender with what is wrong with it, in words
 */
export function redirectProblems(
  { exact, prefix, moved, titled }: Redirects,
  anchors: Anchors,
): { from: string; reason: string; file?: string }[] {
  const seen = new Set<string>();
  const sources = new Set(exact.map(({ from }) => from.toLowerCase()));
  const circle = new Set<string>();
  const paths = [...anchors.keys()];
  const existing = new Set(paths.map((path) => path.toLowerCase()));
  const hidden = prefix.flatMap(({ from }) => {
    const those = paths.filter(
      (path) => path.toLowerCase().startsWith(from.toLowerCase()) && !path.slice(1).includes('/'),
    );
    return those.length > 0 ? [{ from, reason: `hides what begins so: ${those.join(', ')}` }] : [];
  });
  const single = [...exact, ...moved, ...titled, ...prefix].flatMap(({ from, to, file }) => {
    const source = from.toLowerCase();
    const reason = problem(source, to);
    seen.add(source);
    return reason ? [{ from, reason, ...(file && { file }) }] : [];
  });
  return [...single, ...hidden];

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
