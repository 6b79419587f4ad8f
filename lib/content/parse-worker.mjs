/** A thread that parses its share. It is plain JavaScript because a worker of Node 20 reads no TypeScript. */
import { workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./article-cache')} */
const { openArticleParser } = await tsImport('./article-cache.ts', import.meta.url);
/** @type {import('./parse-ahead').Share} */
const { projectDir, bodies } = workerData;

const parser = openArticleParser(projectDir);
for (const body of bodies) parser.parse(body);
