/**
 * Runs the server as a worker process, and replaces it without a gap when another release becomes the current one: the
 * new worker takes connections once it can answer, and only then the one before stops to.
 */
import cluster from 'node:cluster';
import { unwatchFile, watchFile } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { log } from '../../next-lean/server/log.mjs';
import { currentFile, currentRelease } from '../release/releases.mjs';
import { KEEP_ALIVE, STOP_LINGER } from './attend.mjs';

/** @typedef {import('node:cluster').Worker} Worker */

/** Time that answers in flight have after the signal to stop, in milliseconds. */
const GRACE = 9_000;
/** The same for a worker that another has taken over from: nobody waits for its end. */
const RETIREMENT = 300_000;
const POLL = 1_000;
/** @type {import('./attend.mjs').Leave} */
const STOPPED = { linger: STOP_LINGER, replaced: false };
/**
 * By then every connection has been answered, and told that this was the last time, or has ended by itself.
 * @type {import('./attend.mjs').Leave}
 */
const REPLACED = { linger: KEEP_ALIVE + POLL, replaced: true };
const LONGEST_PAUSE = 30_000;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Serves until a signal asks to stop.
 * @param {{ root: string, host: string, port: string, onReady: () => void, program?: string }} options `onReady` is
 *   called once; `program` is what each worker runs
 * @returns {Promise<void>} settles when everything has ended
 * @throws {Error} when the server ends before it was ready for the first time
 */
export function serve({ root, host, port, onReady, program }) {
  // The primary would hand on each connection, and add its time to every first request.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: program ?? fileURLToPath(new URL('worker.mjs', import.meta.url)),
    args: [],
    cwd: root,
  });
  return new Promise((resolve, reject) => {
    /** @type {Worker | undefined} the worker that is to stay */
    let serving;
    /** @type {Worker | undefined} the one that is to take over */
    let coming;
    let begun = false;
    let stopping = false;
    let pause = POLL;

    const start = () => {
      // Of two changes at once only the later counts.
      if (coming) end(coming, STOPPED, GRACE);
      const release = currentRelease(root)?.name ?? '';
      const worker = cluster.fork({
        HOST: host,
        PORT: port,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      });
      coming = worker;
      worker.on('message', (message) => {
        if (message === 'ready' && worker === coming) takeOver(worker, release);
      });
      worker.once('exit', (code) => exited(worker, code ?? 1));
    };
    const takeOver = (/** @type {Worker} */ worker, /** @type {string} */ release) => {
      const before = serving;
      serving = worker;
      coming = undefined;
      pause = POLL;
      if (!begun) onReady();
      else log('info', 'server', `serving release ${release}`, { release });
      begun = true;
      if (before) end(before, REPLACED, RETIREMENT);
    };
    const exited = (/** @type {Worker} */ worker, /** @type {number} */ code) => {
      if (stopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) finish();
        return;
      }
      if (worker === serving) serving = undefined;
      else if (worker === coming) coming = undefined;
      else return;
      if (serving) log('error', 'server', 'the new release could not start; the one before goes on');
      else if (!begun) finish(new Error('The server could not start.'));
      else if (!coming) startLater(code);
    };
    const startLater = (/** @type {number} */ code) => {
      log('error', 'server', `the server ended with ${code}; it starts again in ${pause / 1000} s`, { code });
      setTimeout(() => !stopping && start(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
    const stop = () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) if (worker) end(worker, STOPPED, GRACE);
      if (Object.keys(cluster.workers ?? {}).length === 0) finish();
    };
    const finish = (/** @type {Error | undefined} */ error = undefined) => {
      unwatchFile(currentFile(root));
      clearInterval(orphaned);
      for (const signal of SIGNALS) process.off(signal, stop);
      if (error) reject(error);
      else resolve();
    };

    // npm that is killed outright cannot hand a signal on.
    const parent = process.ppid;
    const orphaned = setInterval(() => process.ppid !== parent && stop(), POLL);
    for (const signal of SIGNALS) process.on(signal, stop);
    watchFile(currentFile(root), { interval: POLL }, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs && now.mtimeMs > 0 && !stopping) start();
    });
    start();
  });
}

/**
 * @param {Worker} worker is asked to take leave of its clients (attend.mjs)
 * @param {import('./attend.mjs').Leave} wish
 * @param {number} limit milliseconds after which it is killed
 */
function end(worker, wish, limit) {
  if (worker.isConnected()) worker.send(wish);
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), limit);
  worker.once('exit', () => clearTimeout(timer));
}
