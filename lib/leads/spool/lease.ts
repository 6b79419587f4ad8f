import { randomBytes } from 'node:crypto';
import { readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ABANDONED_AFTER } from '../limits';
import { publish, writeFlushed } from './durable';
import { isGone, thisOwner } from './owner';

/**
 * The right to deliver, held by one process at a time: a file with its name, whose time it renews. A successor takes
 * it at once when that process is certainly gone, and otherwise after `ABANDONED_AFTER` without a sign of life.
 */
export class Lease {
  readonly #file: string;
  readonly #folder: string;

  /** @param root folder of the spool, prepared */
  constructor(
    root: string,
    readonly owner = thisOwner(),
  ) {
    this.#folder = join(root, 'tmp');
    this.#file = join(root, 'worker.lock');
  }

  /** Takes or renews the lease. @returns whether this process holds it now */
  async hold(now: number): Promise<boolean> {
    const holder = await this.#holder();
    if (holder?.owner === this.owner) {
      await utimes(this.#file, now / 1_000, now / 1_000);
      return true;
    }
    if (holder && !isGone(holder.owner) && now - holder.seenAt < ABANDONED_AFTER) return false;
    if (holder && !(await this.#evict(holder.owner))) return false;
    return this.#create(now);
  }

  /** Gives the lease back, if this process holds it. */
  async release(): Promise<void> {
    if ((await this.#holder())?.owner === this.owner) await unlink(this.#file);
  }

  async #holder(): Promise<{ owner: string; seenAt: number } | undefined> {
    try {
      const { mtimeMs } = await stat(this.#file);
      return { owner: (await readFile(this.#file, 'utf8')).trim(), seenAt: mtimeMs };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Removes the lease of `owner`; if another process has just taken it over, that one gets it back. */
  async #evict(owner: string): Promise<boolean> {
    const aside = this.#temporary();
    try {
      await rename(this.#file, aside);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
      throw error;
    }
    if ((await readFile(aside, 'utf8')).trim() === owner) {
      await unlink(aside);
      return true;
    }
    await publish(aside, this.#file);
    return false;
  }

  async #create(now: number): Promise<boolean> {
    const temporary = this.#temporary();
    await writeFlushed(temporary, `${this.owner}\n`);
    await utimes(temporary, now / 1_000, now / 1_000);
    return publish(temporary, this.#file);
  }

  #temporary(): string {
    return join(this.#folder, `lock.${this.owner}.${randomBytes(6).toString('hex')}`);
  }
}
