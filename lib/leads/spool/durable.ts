/** File operations that have reached the disk when they return. */
import { link, open, unlink } from 'node:fs/promises';

/** Flushes a folder, so that the names created, renamed and removed in it survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a new file and flushes its content; on failure nothing is left behind.
 * @throws the system's error (ENOSPC, EACCES, EROFS …)
 */
export async function writeFlushed(file: string, content: string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(content, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await unlink(file).catch(() => undefined);
    throw error;
  }
}

/**
 * Gives a finished file its name, only if no other has that name: readers see all of it or nothing.
 * @returns false when the name was taken
 */
export async function publish(temporary: string, target: string): Promise<boolean> {
  try {
    await link(temporary, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(temporary);
  }
}
