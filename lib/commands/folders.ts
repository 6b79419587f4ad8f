/** `npm run folders -- OUT`: writes the current release for a bucket or a plain file server. */
import './errors.mjs';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderLayout, mendLinks, withPolicy } from '../next-lean/export/folders';
import type { ServerTable } from '../next-lean/export/server-table';
import { currentRelease, releaseFolder } from './release/releases.mjs';

const [out] = process.argv.slice(2);
if (!out) throw new Error('Usage: npm run folders -- OUT    OUT: a folder that does not exist yet');
if (existsSync(out)) throw new Error(`${out} exists: name a folder that does not, or remove it.`);
const release = currentRelease(process.cwd());
if (!release) throw new Error('There is no release to write: run npm run build first.');
console.log(`${writeFolders(releaseFolder(process.cwd(), release), out)} files in ${out}.`);

/** @returns how many files were written */
function writeFolders(release: string, out: string): number {
  const dist = join(release, 'dist');
  const read = (file: string) => readFileSync(file, 'utf8');
  const { files, headers } = JSON.parse(read(join(release, 'server.json'))) as ServerTable;
  const entries = Object.entries(files).map(([pathname, [file, type, status]]) => ({
    pathname,
    file,
    type: type.split(';')[0] ?? type,
    status,
  }));
  const home = /<link rel="canonical" href="([^"]+)"/.exec(read(join(dist, 'index.html')))?.[1];
  if (!home) throw new Error('The home page names no canonical address.');
  const policy = headers[0]?.['Content-Security-Policy'] ?? '';
  const layout = folderLayout(entries, read(join(dist, '_redirects')));
  for (const placed of layout) {
    const target = join(out, placed.file);
    mkdirSync(dirname(target), { recursive: true });
    if ('text' in placed) writeFileSync(target, placed.text);
    else if (placed.links) {
      const text = mendLinks(read(join(dist, placed.from)), entries, new URL(home).origin);
      writeFileSync(target, placed.from.endsWith('.html') ? withPolicy(text, policy) : text);
    } else cpSync(join(dist, placed.from), target);
  }
  return layout.length;
}
