/**
 * Runs Next's server as a worker, and replaces it without a gap when another release becomes the current one: both
 * workers accept on one socket until the new one is ready.
 */
import cluster from 'node:cluster';
import { unwatchFile, watchFile } from 'node:fs';
import { currentFile } from '../release/releases.mjs';

/** Time that answers in flight have after the signal to stop, in milliseconds. */
const GRACE = 9_000;
const POLL = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Serves until a signal asks to stop.
 * @param {{ root: string, host: string, port: string, onReady: () => void }} options `onReady` is called once
 * @returns {Promise<void>} settles when everything has ended
 * @throws {Error} when the server ends before it was ready for the first time
 */
export function serve({ root, host, port, onReady }) {
  // The primary would hand on each connection, and add its time to every first request.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: 'node_modules/next/dist/bin/next',
    args: ['start', '-H', host, '-p', port],
    cwd: root,
  });
  return new Promise((resolve, reject) => {
    /** @type {import('node:cluster').Worker | undefined} the worker that is to stay */
    let serving;
    let stopping = false;
    let pause = POLL;

    const start = () => {
      const worker = cluster.fork({ NEXT_TELEMETRY_DISABLED: '1' });
      worker.once('message', () => {
        pause = POLL;
        const before = serving;
        serving = worker;
        if (before) end(before);
        else onReady();
      });
      worker.once('exit', (code) => exited(worker, code ?? 1));
    };
    const exited = (/** @type {import('node:cluster').Worker} */ worker, /** @type {number} */ code) => {
      if (stopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) finish();
      } else if (worker === serving) {
        console.error(`The server ended with ${code}; it starts again in ${pause / 1000} s.`);
        setTimeout(() => !stopping && start(), pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      } else if (!serving) {
        stop();
        reject(new Error('The server could not start.'));
      } else if (!worker.exitedAfterDisconnect && !ended.has(worker)) {
        console.error('The new release could not start; the one before goes on.');
      }
    };
    const stop = () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) if (worker) end(worker);
      if (Object.keys(cluster.workers ?? {}).length === 0) finish();
    };
    const finish = () => {
      unwatchFile(currentFile(root));
      clearInterval(orphaned);
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve();
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

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** @type {WeakSet<import('node:cluster').Worker>} */
const ended = new WeakSet();

/** @param {import('node:cluster').Worker} worker is asked to finish its answers, and killed when it does not */
function end(worker) {
  if (ended.has(worker)) return;
  ended.add(worker);
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), GRACE);
  worker.once('exit', () => clearTimeout(timer));
}
