/** Overlays on this machine's own system: folders that look like it, and keep what is changed in them to themselves. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @returns whether this machine lets this user mount overlays */
export function canMountOverlays(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'overlay-'));
  const mounts = new Mounts();
  try {
    mounts.overlay(folder);
    return true;
  } catch {
    return false;
  } finally {
    mounts.undo();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was mounted, to be undone. */
export class Mounts {
  readonly #points: string[] = [];

  /** @returns the root of a system that is this machine's, and whose changes stay in `folder` */
  overlay(folder: string): string {
    const [upper, work, root] = ['upper', 'work', 'root'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const path of [upper, work, root]) mkdirSync(path, { recursive: true });
    this.mount(root, '-t', 'overlay', 'overlay', '-o', `lowerdir=/,upperdir=${upper},workdir=${work}`);
    return root;
  }

  mount(point: string, ...args: string[]): void {
    execFileSync('mount', [...args, point], { stdio: 'ignore' });
    this.#points.push(point);
  }

  undo(): void {
    for (const point of this.#points.splice(0).reverse()) execFileSync('umount', ['-l', point]);
  }
}
