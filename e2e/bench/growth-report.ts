/** What `bench -- growth` prints: seconds, seconds per further thousand beside the bare app's, and phases. */
import type { Growth } from './growth';

/** How many times the bare app's the site may take at the most. */
const TARGETS = { 'from nothing': 3, 'one article edited': 1.5, 'peak memory': 1.5 } as const;

/** @param results by number of articles, ascending */
export function reportGrowth(results: readonly Growth[]): void {
  console.log(
    'Seconds from nothing and after one article was edited, beside a bare app; memory at its highest.',
  );
  console.table(
    results.map(({ articles, site, bare }) => ({
      articles,
      s: tenths(site.cold.seconds),
      's edited': tenths(site.edited.seconds),
      's bare': tenths(bare.cold.seconds),
      's bare edited': tenths(bare.edited.seconds),
      'peak MB': Math.round(peakOf(site)),
      'peak MB bare': Math.round(peakOf(bare)),
    })),
  );
  console.log(
    'Seconds per further 1,000 articles, which are milliseconds for each, and memory, beside targets.',
  );
  console.table(comparisons(results));
  console.log('Where the seconds go: from nothing / after one article was edited.');
  for (const app of ['site', 'bare'] as const) console.table(results.map((result) => phasesOf(result, app)));
}

export type Comparison = {
  what: keyof typeof TARGETS;
  articles: string;
  site: number;
  bare: number;
  times: number;
  target: number;
  /** Where more articles took fewer seconds, the machine was busy with something else. */
  met: 'yes' | 'no' | 'not measured';
};

/** @returns each measure beside the bare app's: from one number of articles to the next, memory at each */
export function comparisons(results: readonly Growth[]): Comparison[] {
  const steps = results.slice(1).flatMap((to, index): Comparison[] => {
    const from = results[index];
    if (!from) return [];
    const articles = `${from.articles} to ${to.articles}`;
    const perThousand = (app: 'site' | 'bare', build: 'cold' | 'edited') =>
      (1000 * (to[app][build].seconds - from[app][build].seconds)) / (to.articles - from.articles);
    return [
      compare('from nothing', articles, perThousand('site', 'cold'), perThousand('bare', 'cold')),
      compare('one article edited', articles, perThousand('site', 'edited'), perThousand('bare', 'edited')),
    ];
  });
  const memory = results.map(({ articles, site, bare }) =>
    compare('peak memory', String(articles), peakOf(site), peakOf(bare)),
  );
  return [...steps, ...memory];
}

function compare(what: keyof typeof TARGETS, articles: string, site: number, bare: number): Comparison {
  const target = TARGETS[what];
  return {
    what,
    articles,
    site: tenths(site),
    bare: tenths(bare),
    times: tenths(site / bare),
    target,
    met: site <= 0 || bare <= 0 ? 'not measured' : site <= target * bare ? 'yes' : 'no',
  };
}

function peakOf({ cold, edited }: Growth['site']): number {
  return Math.max(cold.peakMegabytes, edited.peakMegabytes);
}

function phasesOf(result: Growth, app: 'site' | 'bare'): Record<string, string | number> {
  const { cold, edited } = result[app];
  const phases = [...cold.phases].map(([phase, seconds]) => {
    return [phase, `${tenths(seconds)} / ${tenths(edited.phases.get(phase) ?? 0)}`] as const;
  });
  return { app, articles: result.articles, ...Object.fromEntries(phases) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
