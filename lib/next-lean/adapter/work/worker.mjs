/** A thread of the pool. It is plain JavaScript because a worker of Node 20 reads no TypeScript. */
import { parentPort } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./tasks')} */
const { perform } = await tsImport('./tasks.ts', import.meta.url);

parentPort?.on('message', (/** @type {import('./tasks').Task} */ task) => {
  parentPort?.postMessage(perform(task));
});
