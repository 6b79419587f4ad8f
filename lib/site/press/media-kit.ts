/** The press kit's files as the pages show them: type and size are read from the files themselves, at build. */
import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { KitFile } from '../../content';

/** Where `npm run press-kit` writes, and what the files' addresses begin with. */
const FOLDER = 'press-kit';
const TYPES: Record<string, string> = { '.zip': 'ZIP archive', '.pdf': 'PDF' };

export type KitDownload = KitFile & { href: string; type: string; size: string };

/**
 * @param files entries of content/press.json
 * @param publicDir the folder that the site serves as its root
 * @throws Error naming every file that is missing or of an unknown type
 */
export function mediaKit(
  files: readonly KitFile[],
  publicDir = join(/* turbopackIgnore: true */ process.cwd(), 'public'),
): KitDownload[] {
  const problems: string[] = [];
  const downloads = files.flatMap((entry) => {
    const type = TYPES[extname(entry.file)];
    const stats = statSync(join(publicDir, FOLDER, entry.file), { throwIfNoEntry: false });
    if (!type) problems.push(`public/${FOLDER}/${entry.file}  is neither a ZIP archive nor a PDF`);
    if (!stats) problems.push(`public/${FOLDER}/${entry.file}  is missing: run npm run press-kit`);
    if (!type || !stats) return [];
    return [{ ...entry, href: `/${FOLDER}/${entry.file}`, type, size: formatBytes(stats.size) }];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return downloads;
}

/** @returns a file size as people read it, in units of 1000 bytes: `640 bytes`, `12 kB`, `1.4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
