import { type Zippable, zipSync } from 'fflate';

/** The earliest time that a ZIP archive can hold: the same files give the same bytes, whenever they are packed. */
const EPOCH = new Date(1980, 0, 1);

/** @param files contents by path in the one folder of the archive @returns the archive's bytes */
export function archive(folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, bytes] of files) {
    // PNG is compressed already.
    entries[`${folder}/${path}`] = [bytes, { mtime: EPOCH, level: path.endsWith('.png') ? 0 : 9 }];
  }
  return zipSync(entries);
}
