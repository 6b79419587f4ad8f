/** The press kit's files as the pages show them: type and size are read from the files themselves, at build. */
import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { KitFile } from '../../content';

/** Where `npm run press-kit` writes, and what the files' addresses begin with. */
const FOLDER = 'press-kit';
const TYPES: Record<string, string> = { '.zip': 'ZIP archive', '.pdf': 'PDF' };

/** @param files entries of content/press.json, which content's checks have found there */
export function mediaKit(
  files: readonly KitFile[],
  publicDir = join(/* turbopackIgnore: true */ process.cwd(), 'public'),
) {
  return files.map((entry) => ({
    ...entry,
    href: `/${FOLDER}/${entry.file}`,
    type: TYPES[extname(entry.file)] ?? '',
    size: formatBytes(statSync(join(publicDir, FOLDER, entry.file)).size),
  }));
}

/** @returns a file size as people read it, in units of 1000 bytes: `640 bytes`, `12 kB`, `1.4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
