/** Parses the texts of many new articles on all processors, before they are read one after another. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openArticleCache, openArticleParser } from './article-cache';
import { splitMarkdown } from './front-matter';
import { fillBody } from './markdown-body';
import { markdownNames } from './markdown-folder';
import { readJsonContent } from './read';
import { readText } from './text-file';

/** Starting a thread takes as long as parsing this many. */
const WORTH_A_THREAD = 64;

/** Whoever reads the articles afterwards tells what is wrong with them. */
const silent = () => {};

/**
 * Puts what parsing makes of each unknown article into the build's cache. Does nothing for a few, or where they are known.
 * @param projectDir absolute path of the checkout
 * @param contentDir the folder that will be read
 * @param worthwhile how many articles are many
 * @returns how many were parsed
 */
export async function parseAhead(
  projectDir: string,
  contentDir: string,
  worthwhile = WORTH_A_THREAD,
): Promise<number> {
  const bodies = unparsedBodies(projectDir, contentDir);
  const first = [...take(bodies, worthwhile)];
  if (first.length < worthwhile) return 0;
  let parsed = 0;
  const waiting = chain(first, bodies);
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const thread = new Worker(new URL('./parse-worker.mjs', import.meta.url), { workerData: projectDir });
      for (const body of waiting) {
        const answered = once(thread, 'message');
        thread.postMessage(body);
        await answered;
        parsed += 1;
      }
      await thread.terminate();
    }),
  );
  return parsed;
}

/** Reads each file when its turn comes: all of them at once would be memory that grows with the blog. */
function* unparsedBodies(projectDir: string, contentDir: string): Generator<string> {
  const { filler } = readJsonContent(contentDir, silent);
  const cache = openArticleCache(projectDir, contentDir, filler.values);
  const isParsed = openArticleParser(projectDir).has;
  for (const { file } of markdownNames(contentDir, 'articles', silent)) {
    const text = readText(contentDir, file, silent);
    if (text === undefined || cache.known(text)) continue;
    const split = splitMarkdown(text, file, silent);
    const body = split && fillBody(split, filler);
    if (body && !isParsed(body)) yield body;
  }
}

function* take<T>(items: Iterator<T>, most: number): Generator<T> {
  for (let count = 0; count < most; count += 1) {
    const { done, value } = items.next();
    if (done) return;
    yield value;
  }
}

function* chain<T>(first: Iterable<T>, rest: Iterable<T>): Generator<T> {
  yield* first;
  yield* rest;
}
