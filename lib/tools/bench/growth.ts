/** How build time and memory grow with the number of articles, beside a bare Next app that renders the same Markdown. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckout, linkTree } from '../checkout-copy';
import { residentMegabytes } from './memory';

export type Growth = {
  articles: number;
  /** of a build from nothing */
  seconds: number;
  peakMegabytes: number;
  /** of a build with the caches of the one before, nothing changed */
  againSeconds: number;
  bareSeconds: number;
  barePeakMegabytes: number;
};

const BARE_APP = 'lib/tools/bench/bare-app';

/**
 * Builds copies of the site, and of the bare app, with each number of articles.
 * @param root the checkout, with its packages installed
 * @param counts numbers of articles, ascending
 */
export async function measureGrowth(root: string, counts: readonly number[]): Promise<Growth[]> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    const site = join(folder, 'site');
    const bare = join(folder, 'bare');
    copyCheckout(root, site);
    cpSync(join(root, BARE_APP), bare, { recursive: true });
    linkTree(join(root, 'node_modules'), join(bare, 'node_modules'));
    const results: Growth[] = [];
    for (const articles of counts) {
      fillWithArticles(join(root, 'content/articles'), join(site, 'content/articles'), articles);
      fillWithArticles(join(root, 'content/articles'), join(bare, 'articles'), articles);
      for (const folder of [site, bare]) forgetBuilds(folder);
      const own = await timedBuild(site, ['lib/tools/build.mjs']);
      const again = await timedBuild(site, ['lib/tools/build.mjs']);
      const plain = await timedBuild(bare, ['node_modules/next/dist/bin/next', 'build']);
      results.push({
        articles,
        ...own,
        againSeconds: again.seconds,
        bareSeconds: plain.seconds,
        barePeakMegabytes: plain.peakMegabytes,
      });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes builds, releases and caches, so that the next build starts from nothing. */
function forgetBuilds(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => /^\.next/.test(entry))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Tops the real articles up with copies under other addresses and titles until there are `count`. */
function fillWithArticles(from: string, to: string, count: number): void {
  const originals = readdirSync(from).filter((name) => name.endsWith('.md'));
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (let index = 0; index < Math.max(count, originals.length); index += 1) {
    const name = originals[index % originals.length] ?? '';
    const copy = Math.floor(index / originals.length);
    const text = readFileSync(join(from, name), 'utf8');
    writeFileSync(
      join(to, copy === 0 ? name : `copy-${copy}-${name}`),
      copy === 0 ? text : varied(text, copy),
    );
  }
}

function varied(text: string, copy: number): string {
  return text
    .replace(/^path: "?([^"\n]*)"?$/m, `path: "$1-copy-${copy}"`)
    .replace(/^title: "?(.*?)"?$/m, `title: "$1 (copy ${copy})"`)
    .replace(/^(## .*)$/m, `$1 ${copy}`);
}

/** Runs a build and samples the memory of its whole process tree every 200 ms. */
async function timedBuild(cwd: string, args: string[]): Promise<{ seconds: number; peakMegabytes: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(child.pid ?? 0));
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`The build in ${cwd} ended with ${code}.`);
  return { seconds: (performance.now() - started) / 1000, peakMegabytes: peak };
}
