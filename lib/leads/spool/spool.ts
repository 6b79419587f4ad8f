import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lead, leadSchema } from '../lead';
import { ABANDONED_AFTER } from '../limits';
import type { LeadStore } from '../store';
import { publish, syncFolder, writeFlushed } from './durable';
import { isGone, thisOwner } from './owner';

/** States of a lead, each a folder: waiting for its delivery, delivered, given up. */
export const STATES = ['new', 'delivered', 'failed'] as const;
export type State = (typeof STATES)[number];

/** A file in the spool that is not a lead; the message never quotes its content. */
export class BrokenLeadError extends Error {
  override name = 'BrokenLeadError';
}

const FILE = /^([a-z]+-[0-9a-f]{24})\.json$/;

/**
 * A spool in the manner of Maildir (D. J. Bernstein, 1995): one JSON file a lead, written whole in `tmp/`, then
 * linked into `new/`, from there moved to `delivered/` or `failed/`. Every step is atomic and flushed.
 */
export class Spool implements LeadStore {
  /** @param root folder of the spool; created on first use */
  constructor(readonly root: string) {}

  /** Creates the folders. @throws the system's error when the disk refuses */
  async prepare(): Promise<void> {
    for (const folder of ['tmp', 'asked', ...STATES])
      await mkdir(join(this.root, folder), { recursive: true });
  }

  async accept(lead: Lead): Promise<void> {
    await this.prepare();
    if ((await this.stateOf(lead.id)) === undefined) {
      await publish(await this.#writeTemporary(lead), this.#path('new', lead.id));
    }
    await syncFolder(join(this.root, 'new'));
  }

  /** @returns the ids in one state, oldest name first; empty when the folder does not exist yet */
  async list(state: State): Promise<string[]> {
    const names = await readdir(join(this.root, state)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.flatMap((name) => FILE.exec(name)?.[1] ?? []).sort();
  }

  /** @throws BrokenLeadError when the file is not a lead, else the system's error */
  async read(state: State, id: string): Promise<Lead> {
    const content = await readFile(this.#path(state, id), 'utf8');
    let data: unknown;
    try {
      data = JSON.parse(content);
    } catch {
      throw new BrokenLeadError(`${state}/${id}.json is not JSON`);
    }
    const lead = leadSchema.safeParse(data);
    if (lead.success && lead.data.id === id) return lead.data;
    throw new BrokenLeadError(`${state}/${id}.json is not a lead`);
  }

  /** @returns the state that a lead is in; undefined when the spool does not hold it */
  async stateOf(id: string): Promise<State | undefined> {
    for (const state of STATES) {
      const found = await access(this.#path(state, id)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      );
      if (found) return state;
    }
    return undefined;
  }

  /** Replaces what the spool knows of a waiting lead, all at once. */
  async update(lead: Lead): Promise<void> {
    await rename(await this.#writeTemporary(lead), this.#path('new', lead.id));
    await syncFolder(join(this.root, 'new'));
  }

  /** Moves a lead; the file's time becomes `now`, the time it entered its state. Needs no free space. */
  async move(id: string, from: State, to: State, now: number): Promise<void> {
    await utimes(this.#path(from, id), now / 1_000, now / 1_000);
    await rename(this.#path(from, id), this.#path(to, id));
    await syncFolder(join(this.root, to));
    await syncFolder(join(this.root, from));
  }

  /** Puts a lead that was given up back, as if it had just arrived: due at once, with all of its retries before it. */
  async revive(id: string, now: number): Promise<void> {
    const { firstAttemptAt: _, nextAttemptAt: __, ...lead } = await this.read('failed', id);
    await rename(await this.#writeTemporary({ ...lead, attempts: 0 }), this.#path('failed', id));
    await this.move(id, 'failed', 'new', now);
  }

  /** Removes leads that were delivered before `before`. @returns their ids */
  async purgeDelivered(before: number): Promise<string[]> {
    const old: string[] = [];
    for (const id of await this.list('delivered')) {
      const { mtimeMs } = await stat(this.#path('delivered', id));
      if (mtimeMs < before) old.push(id);
    }
    for (const id of old) await unlink(this.#path('delivered', id));
    return old;
  }

  /** Removes temporary files of processes that ended while writing; nobody was told that those leads are safe. */
  async sweep(now: number): Promise<void> {
    const folder = join(this.root, 'tmp');
    for (const name of await readdir(folder)) {
      const owner = name.split('.')[1] ?? '';
      const info = await stat(join(folder, name)).catch(() => undefined);
      const abandoned = isGone(owner) || (info && now - info.mtimeMs > ABANDONED_AFTER);
      if (abandoned) await unlink(join(folder, name)).catch(() => undefined);
    }
  }

  /**
   * Asks the worker, of whatever process, to deliver a waiting lead at once. A mark of its own, since only the worker
   * may write to a lead that it could be moving at this moment.
   */
  async askFor(id: string): Promise<void> {
    await writeFile(join(this.root, 'asked', id), '');
  }

  /** @returns the ids that `askFor` has marked */
  asked(): Promise<string[]> {
    return readdir(join(this.root, 'asked'));
  }

  /** Takes the mark of `askFor` away. */
  async answered(id: string): Promise<void> {
    await unlink(join(this.root, 'asked', id));
  }

  #path(state: State, id: string): string {
    return join(this.root, state, `${id}.json`);
  }

  async #writeTemporary(lead: Lead): Promise<string> {
    const name = `${lead.id}.${thisOwner()}.${randomBytes(6).toString('hex')}`;
    const file = join(this.root, 'tmp', name);
    await writeFlushed(file, `${JSON.stringify(lead, null, 2)}\n`);
    return file;
  }
}
