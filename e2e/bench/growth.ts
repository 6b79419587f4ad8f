/** How build time and memory grow with the number of articles, beside a bare Next app that renders the same Markdown. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckout, linkTree } from '../support/checkout-copy';
import { type Build, timedBuild } from './timed-build';

/** One app with one number of articles: a build from nothing, and another after a single article was edited. */
export type Measured = { cold: Build; edited: Build };
export type Growth = { articles: number; site: Measured; bare: Measured };

const BARE_APP = 'e2e/bench/bare-app';

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
      console.log(`  ${articles} articles: four builds`);
      results.push({
        articles,
        site: await measured(site, 'content/articles', ['lib/commands/build.mjs']),
        bare: await measured(bare, 'articles', ['node_modules/next/dist/bin/next', 'build']),
      });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes builds, releases and caches, so that the next build starts from nothing. */
export function forgetBuilds(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => /^(?:\.next.*|dist)$/.test(entry))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Tops articles up with copies under other addresses and titles until there are `count`, in a folder that it empties.
 * @param from folder of the real ones, which are all taken
 */
export function fillWithArticles(from: string, to: string, count: number): void {
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

async function measured(cwd: string, articles: string, command: string[]): Promise<Measured> {
  const cold = await timedBuild(cwd, command);
  const [name = ''] = readdirSync(join(cwd, articles));
  const file = join(cwd, articles, name);
  const text = readFileSync(file, 'utf8').trimEnd();
  writeFileSync(file, `${text}\n\nOne sentence more was written here today.\n`);
  return { cold, edited: await timedBuild(cwd, command) };
}
