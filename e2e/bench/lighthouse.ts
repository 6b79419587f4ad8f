/** Lighthouse on one page, as a phone sees it; the median of several runs. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Fetched by npx when the benchmark runs: it weighs more than everything else the project installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** `RUNS=1 npm run bench -- lighthouse` gives a first idea in a third of the time. */
export const RUNS = Number(process.env.RUNS ?? 3);
/** Chrome sometimes loses its own trace (NO_NAVSTART); such a run says nothing of the page. */
const ATTEMPTS = 3;

export type Scores = { performance: number; accessibility: number; bestPractices: number; seo: number };
export type LighthouseResult = Scores & { fcpMs: number; lcpMs: number; cls: number; tbtMs: number };

/** Network and processor of a measurement. */
export type Profile = { name: string; flags: readonly string[] };

const CPU = '--throttling.cpuSlowdownMultiplier=6';

/** Lighthouse's own mobile default, and a phone of the cheapest kind at the edge of coverage, in two readings. */
export const PROFILES: readonly Profile[] = [
  { name: 'mobile', flags: [] },
  {
    name: '400 kbit/s, 400 ms, CPU x6: what the browser does when each request is held up like that',
    flags: [
      '--throttling-method=devtools',
      '--throttling.requestLatencyMs=400',
      '--throttling.downloadThroughputKbps=400',
      '--throttling.uploadThroughputKbps=400',
      CPU,
    ],
  },
  {
    name: '400 kbit/s, 400 ms, CPU x6: what Lighthouse computes when each packet is, three ways before the first byte',
    flags: ['--throttling.rttMs=400', '--throttling.throughputKbps=400', CPU],
  },
];

/**
 * @param results of one page type, in the order of {@link PROFILES}
 * @returns its line in the table of the README
 */
export function readmeRow(type: string, [mobile, slow, computed]: readonly LighthouseResult[]): string {
  if (!mobile || !slow || !computed) throw new Error(`${type} was not measured with every profile.`);
  const { performance, accessibility, bestPractices, seo } = mobile;
  const scores = [performance, accessibility, bestPractices, seo].join(', ');
  const text = `${(slow.fcpMs / 1000).toFixed(1)} s`;
  return `| ${type} | ${scores} | ${slow.performance} (text after ${text}) | ${computed.performance} |`;
}

/**
 * @param url page to measure
 * @param chrome path of the browser
 * @throws Error when Lighthouse cannot be fetched or fails
 */
export async function measureLighthouse(
  url: string,
  chrome: string,
  profile: Profile,
): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await runPatiently(url, chrome, profile));
  results.sort((a, b) => a.performance - b.performance);
  const median = results[Math.floor(RUNS / 2)];
  if (!median) throw new Error('Lighthouse was not run.');
  return median;
}

async function runPatiently(url: string, chrome: string, profile: Profile): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, chrome, profile);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function runOnce(url: string, chrome: string, profile: Profile): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        '--only-categories=performance,accessibility,best-practices,seo',
        `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
        ...profile.flags,
      ],
      { env: { ...process.env, CHROME_PATH: chrome }, timeout: 180_000, maxBuffer: 64 * 1024 * 1024 },
    );
    const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'));
    const score = (name: string) => Math.round(100 * (categories[name].score ?? 0));
    const value = (name: string) => Number(audits[name].numericValue ?? 0);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcpMs: Math.round(value('first-contentful-paint')),
      lcpMs: Math.round(value('largest-contentful-paint')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      tbtMs: Math.round(value('total-blocking-time')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
