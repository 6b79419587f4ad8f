/**
 * `npm run bench -- [weight] [lighthouse] [growth] [throughput]`: every speed this site promises, as a figure, with
 * the machine it was measured on. All four when none is named. Needs a finished build. Numbers of articles may follow
 * `growth`: `-- growth 200 1000 3000 10000`.
 */
import { cpus, totalmem } from 'node:os';
import { findBrowser } from '../../lib/commands/find-browser.mjs';
import { run } from '../../lib/commands/run.mjs';
import { readBudgets } from '../weight/budgets';
import { buildBareApp } from './bare';
import { measureGrowth } from './growth';
import { reportGrowth } from './growth-report';
import { type LighthouseResult, measureLighthouse, PROFILES, RUNS, readmeRow } from './lighthouse';
import { startNext } from './next-server';
import { hasNginx, startNginx } from './nginx';
import { hasWrk, measureLoad } from './throughput';

const ROOT = process.cwd();
const ARTICLE_COUNTS = [20, 200, 1000, 3000];
const HOME = '/';
const ARTICLE = '/whatsapp-status-advertising-complete-guide';

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
  await run(process.execPath, ['--import', 'tsx', 'e2e/weight/command.ts'], { cwd: ROOT });
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

async function growth(): Promise<void> {
  reportGrowth(await measureGrowth(ROOT, counts.length > 0 ? counts : ARTICLE_COUNTS));
}

/** The site's server beside the bare app's with pages of the same bytes, and nginx on `dist/`: a table for each coding. */
async function throughput(): Promise<void> {
  const own = await startNext(ROOT);
  const nginx = hasNginx() ? await startNginx() : undefined;
  if (!nginx) console.log('nginx is not installed; dist/ is not measured.');
  if (!hasWrk())
    console.log('wrk is not installed; a client in JavaScript counts, which slows every server.');
  const bytes = async (path: string) => (await (await fetch(own.url + path)).arrayBuffer()).byteLength;
  const bare = await buildBareApp(ROOT, { home: await bytes(HOME), article: await bytes(ARTICLE) });
  const bareNext = await startNext(bare.folder, false);
  const row = async (
    coding: 'br' | 'identity',
    server: { url: string; pid: number },
    home: string,
    article: string,
  ) => {
    const { paths, failures, megabytes } = await measureLoad(server, [home, article], coding, REQUESTS);
    const [before, tenth, last] = [megabytes.at(0), megabytes.at(1), megabytes.at(-1)];
    return {
      'home, a second': paths[home]?.perSecond,
      'home, p99 ms': paths[home]?.p99,
      'article, a second': paths[article]?.perSecond,
      'article, p99 ms': paths[article]?.p99,
      failures,
      'MB before': before,
      'MB after a tenth': tenth,
      'MB at the end': last,
    };
  };
  try {
    for (const coding of ['identity', 'br'] as const) {
      console.log(`${REQUESTS} requests to each, 50 connections, accept-encoding: ${coding}`);
      console.table({
        'npm start': await row(coding, own, HOME, ARTICLE),
        'bare app, as many bytes': await row(coding, bareNext, '/home', '/article'),
        ...(nginx && { 'nginx on dist/': await row(coding, nginx, HOME, ARTICLE) }),
      });
    }
  } finally {
    await bareNext.stop();
    bare.remove();
    await nginx?.stop();
    await own.stop();
  }
}
