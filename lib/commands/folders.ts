/** `npm run folders -- OUT`: writes the current release for a bucket or a plain file server. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Exported, folderLayout, mendLinks } from '../next-lean/export/folders';
import { EXPORTED } from '../next-lean/export/site';
import { servedDistDir } from './release/releases.mjs';

try {
  const [out] = process.argv.slice(2);
  if (!out) throw new Error('Usage: npm run folders -- OUT    OUT: a folder that does not exist yet');
  if (existsSync(out)) throw new Error(`${out} exists: name a folder that does not, or remove it.`);
  console.log(`${writeFolders(servedDistDir(process.cwd()), out)} files in ${out}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** @returns how many files were written */
function writeFolders(release: string, out: string): number {
  if (!existsSync(join(release, EXPORTED)))
    throw new Error('There is no release to write: run npm run build first.');
  const dist = join(release, 'dist');
  const read = (file: string) => readFileSync(file, 'utf8');
  const entries = JSON.parse(read(join(release, EXPORTED))) as Exported[];
  const home = /<link rel="canonical" href="([^"]+)"/.exec(read(join(dist, 'index.html')))?.[1];
  if (!home) throw new Error('The home page names no canonical address.');
  const layout = folderLayout(entries, read(join(dist, '_redirects')));
  for (const placed of layout) {
    const target = join(out, placed.file);
    mkdirSync(dirname(target), { recursive: true });
    if ('text' in placed) writeFileSync(target, placed.text);
    else if (placed.links)
      writeFileSync(target, mendLinks(read(join(dist, placed.from)), entries, new URL(home).origin));
    else cpSync(join(dist, placed.from), target);
  }
  return layout.length;
}
