/** A thread that parses one body after another. It is plain JavaScript because a worker of Node 20 reads no TypeScript. */
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./article-cache')} */
const { openArticleParser } = await tsImport('./article-cache.ts', import.meta.url);

const parser = openArticleParser(workerData);
parentPort?.on('message', (body) => {
  parser.parse(body);
  parentPort?.postMessage(null);
});
