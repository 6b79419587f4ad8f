/** A disk of its own for tests, which can be full. */
import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { scratch } from './leads.fixture';

const run = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** @returns the folder of a small empty disk, until the test ends; undefined where this user cannot mount one */
export function smallDisk(megabytes: number): string | undefined {
  const folder = scratch();
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder)) return undefined;
  onTestFinished(() => void run('umount', '-l', folder));
  return folder;
}

/** Makes files refuse every change, root's too, or takes that back. @returns false where that is not possible */
export function freeze(files: readonly string[], frozen: boolean): boolean {
  return run('chattr', frozen ? '+i' : '-i', ...files);
}
