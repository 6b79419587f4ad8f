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

/** What a thread is given: the bodies to parse, their placeholders filled. */
export type Share = { projectDir: string; bodies: string[] };

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
  const { filler } = readJsonContent(contentDir, silent);
  const cache = openArticleCache(projectDir, contentDir, filler.values);
  const isParsed = openArticleParser(projectDir).has;
  const bodies = markdownNames(contentDir, 'articles', silent).flatMap(({ file }) => {
    const text = readText(contentDir, file, silent);
    if (text === undefined || cache.known(text)) return [];
    const split = splitMarkdown(text, file, silent);
    const body = split && fillBody(split, filler);
    return body && !isParsed(body) ? [body] : [];
  });
  if (bodies.length < worthwhile) return 0;
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) =>
    bodies.filter((_, index) => index % threads === thread),
  );
  await Promise.all(shares.map((share) => parse({ projectDir, bodies: share })));
  return bodies.length;
}

/** @throws what parsing threw */
async function parse(share: Share): Promise<void> {
  const thread = new Worker(new URL('./parse-worker.mjs', import.meta.url), { workerData: share });
  await once(thread, 'exit');
}
