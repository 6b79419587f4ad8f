/** A bare Next app with pages of given sizes: what Next answers without anything of ours. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../lib/commands/run.mjs';
import { linkTree } from '../support/checkout-copy';

const BARE_APP = 'e2e/bench/bare-app';
const NEXT = 'node_modules/next/dist/bin/next';
const PARAGRAPH = 'A page of so many bytes, and nothing else in it, is what the other is compared with.\n\n';
/** Paragraphs of the pages that are built to learn what one weighs. */
const SAMPLES = [100, 200] as const;

/**
 * @param root the checkout, with its packages installed
 * @param bytes size of each page's document, by the page's name
 * @returns the folder of the finished app, and what removes it
 */
export async function buildBareApp(
  root: string,
  bytes: Readonly<Record<string, number>>,
): Promise<{ folder: string; remove: () => void }> {
  const parent = mkdtempSync(join(tmpdir(), 'bare-'));
  const folder = join(parent, 'app');
  const remove = () => rmSync(parent, { recursive: true, force: true });
  try {
    cpSync(join(root, BARE_APP), folder, { recursive: true });
    linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
    const [few, many] = SAMPLES;
    await build(folder, { few, many });
    const perParagraph = (sizeOf(folder, 'many') - sizeOf(folder, 'few')) / (many - few);
    const empty = sizeOf(folder, 'few') - few * perParagraph;
    const paragraphs = Object.entries(bytes).map(([name, size]) => [
      name,
      Math.max(1, Math.round((size - empty) / perParagraph)),
    ]);
    await build(folder, Object.fromEntries(paragraphs));
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

async function build(folder: string, paragraphs: Readonly<Record<string, number>>): Promise<void> {
  rmSync(join(folder, 'articles'), { recursive: true, force: true });
  mkdirSync(join(folder, 'articles'), { recursive: true });
  for (const [name, count] of Object.entries(paragraphs)) {
    writeFileSync(join(folder, 'articles', `${name}.md`), PARAGRAPH.repeat(count));
  }
  await run(process.execPath, [NEXT, 'build'], { cwd: folder });
}

function sizeOf(folder: string, page: string): number {
  return statSync(join(folder, '.next/server/app', `${page}.html`)).size;
}
