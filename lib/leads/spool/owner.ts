/** Names the process that holds a lock or writes a temporary file, so that its successor can tell that it is gone. */
import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const OWNER = /^([0-9a-f]{8})-(\d{1,10})-([0-9a-f]{16})$/;

// A bundler may load this module twice in one process; both copies must be the same owner.
const registry = globalThis as { [key: symbol]: string | undefined };
const TOKEN = Symbol.for('leads.process-token');

/** @returns this process as `<host>-<pid>-<token>`; the token tells two lives of one process number apart */
export function thisOwner(): string {
  registry[TOKEN] ??= randomBytes(8).toString('hex');
  const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
  return `${host}-${process.pid}-${registry[TOKEN]}`;
}

/**
 * @param owner as `thisOwner` wrote it, perhaps in an earlier life or on another machine that shares the folder
 * @returns true only when that process certainly no longer runs
 */
export function isGone(owner: string): boolean {
  const mine = OWNER.exec(thisOwner());
  const theirs = OWNER.exec(owner);
  if (!mine || !theirs || mine[1] !== theirs[1]) return false;
  // Process numbers repeat, in containers at once (always 1): ours with another token is an earlier life.
  if (mine[2] === theirs[2]) return mine[3] !== theirs[3];
  try {
    process.kill(Number(theirs[2]), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
