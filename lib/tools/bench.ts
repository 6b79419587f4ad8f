/**
 * `npm run bench -- [weight] [lighthouse] [growth] [throughput]`: every speed this site promises, as a figure, with
 * the machine it was measured on. All four when none is named. Needs a finished build. Numbers of articles may follow
 * `growth`: `-- growth 200 1000 3000 10000`.
 */
import { cpus, totalmem } from 'node:os';
import { buildBareApp } from './bench/bare';
import { type Growth, measureGrowth } from './bench/growth';
import { type LighthouseResult, measureLighthouse, PROFILES, RUNS, readmeRow } from './bench/lighthouse';
import { startNext } from './bench/next-server';
import { hasNginx, startNginx } from './bench/nginx';
import { measureLoad } from './bench/throughput';
import { findBrowser } from './find-browser.mjs';
import { run } from './run.mjs';
import { readBudgets } from './weight/budgets';

const ROOT = process.cwd();
const ARTICLE_COUNTS = [20, 200, 1000, 3000];
const SPEED_PATHS = ['/', '/whatsapp-status-advertising-complete-guide', '/feed'];

/** `REQUESTS=3000 npm run bench -- throughput` gives a first idea in a minute. */
const REQUESTS = Number(process.env.REQUESTS ?? 100_000);

const SECTIONS = { weight, lighthouse, growth, throughput };
type Section = keyof typeof SECTIONS;

const asked = process.argv.slice(2);
const counts = asked.filter((name) => /^\d+$/.test(name)).map(Number);
const wanted = asked.filter((name) => !/^\d+$/.test(name));
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown.join('", "')}"; there are ${Object.keys(SECTIONS).join(', ')}.`,
  );
  process.exit(1);
}
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);
for (const name of (wanted.length > 0 ? wanted : Object.keys(SECTIONS)) as Section[]) {
  console.log(`== ${name}`);
  await SECTIONS[name]();
}

async function weight(): Promise<void> {
  await run(process.execPath, ['--import', 'tsx', 'lib/tools/weigh.ts'], { cwd: ROOT });
}

async function lighthouse(): Promise<void> {
  const chrome = findBrowser();
  if (!chrome) throw new Error('No Chromium was found; npm test gets one.');
  const server = await startNext(ROOT);
  try {
    // Lighthouse refuses a document with an error status.
    const pages = readBudgets().filter(({ path }) => path !== '/404');
    const results = new Map<string, LighthouseResult[]>(pages.map(({ type }) => [type, []]));
    for (const profile of PROFILES) {
      const rows: Record<string, object> = {};
      for (const { type, path } of pages) {
        const result = await measureLighthouse(server.url + path, chrome, profile);
        results.get(type)?.push(result);
        rows[type] = result;
      }
      console.log(`Median of ${RUNS}, ${profile.name}`);
      console.table(rows);
    }
    for (const [type, found] of results) console.log(readmeRow(type, found));
  } finally {
    await server.stop();
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

async function growth(): Promise<void> {
  const results = await measureGrowth(ROOT, counts.length > 0 ? counts : ARTICLE_COUNTS);
  const perThousand = (secondsOf: (result: Growth) => number, index: number) => {
    const [from, to] = [results[index - 1], results[index]];
    return from && to
      ? tenths((1000 * (secondsOf(to) - secondsOf(from))) / (to.articles - from.articles))
      : '';
  };
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
      'peak MB': Math.round(Math.max(site.cold.peakMegabytes, site.edited.peakMegabytes)),
      'peak MB bare': Math.round(Math.max(bare.cold.peakMegabytes, bare.edited.peakMegabytes)),
    })),
  );
  console.log('Seconds per further 1,000 articles, which are milliseconds for each.');
  console.table(
    results.map(({ articles }, index) => ({
      articles,
      '+1,000': perThousand(({ site }) => site.cold.seconds, index),
      '+1,000 edited': perThousand(({ site }) => site.edited.seconds, index),
      '+1,000 bare': perThousand(({ bare }) => bare.cold.seconds, index),
      '+1,000 bare edited': perThousand(({ bare }) => bare.edited.seconds, index),
    })),
  );
  console.log('Where the seconds go: from nothing / after one article was edited.');
  for (const app of ['site', 'bare'] as const) console.table(results.map((result) => phasesOf(result, app)));
}

function phasesOf(result: Growth, app: 'site' | 'bare'): Record<string, string | number> {
  const { cold, edited } = result[app];
  const phases = [...cold.phases].map(([phase, seconds]) => {
    return [phase, `${tenths(seconds)} / ${tenths(edited.phases.get(phase) ?? 0)}`] as const;
  });
  return { app, articles: result.articles, ...Object.fromEntries(phases) };
}

/** The site's server beside the bare app's with pages of the same bytes, and nginx on `dist/`. */
async function throughput(): Promise<void> {
  const next = await startNext(ROOT);
  const nginx = hasNginx() ? await startNginx() : undefined;
  if (!nginx) console.log('nginx is not installed; dist/ is not measured.');
  const bytes = async (path: string) => (await (await fetch(next.url + path)).arrayBuffer()).byteLength;
  const [home = '', article = ''] = SPEED_PATHS;
  const bare = await buildBareApp(ROOT, { home: await bytes(home), article: await bytes(article) });
  const bareNext = await startNext(bare.folder, false);
  try {
    const own = await measureLoad(next, SPEED_PATHS, REQUESTS);
    const plain = await measureLoad(bareNext, ['/home', '/article'], (REQUESTS * 2) / 3);
    const files = nginx && (await measureLoad({ ...nginx, pid: 0 }, SPEED_PATHS, REQUESTS));
    console.log(`${REQUESTS} requests, uncompressed. Requests a second:`);
    console.table(
      Object.fromEntries(
        SPEED_PATHS.map((path, index) => [
          path,
          {
            'npm start': own.perSecond[path],
            'bare app, as many bytes': Object.values(plain.perSecond)[index],
            'dist/ on nginx': files?.perSecond[path],
          },
        ]),
      ),
    );
    console.log('Failures, and megabytes of memory after each tenth:');
    console.table({
      'npm start': { failures: own.failures, ...own.megabytes },
      'bare app': { failures: plain.failures, ...plain.megabytes },
    });
  } finally {
    await bareNext.stop();
    bare.remove();
    await nginx?.stop();
    await next.stop();
  }
}
