/** As many threads as there are processors, each with one task in hand. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { perform, type Survey, type Task } from './tasks';

/**
 * With fewer tasks, threads cost more than they save. Measured on two processors: of 150 documents a first build takes
 * 6.1 s of processor time alone and 8.2 s with threads, the next 0.4 and 1.9, and threads take 100 MB more; of 1,130
 * documents a first build takes 22.6 and 19.4.
 */
const WORTH_THREADS = 500;

export interface Pool {
  /**
   * @param done is called after each task
   * @returns the results in the order of the tasks; undefined for a task that has none
   */
  run: (tasks: readonly Task[], done?: () => void) => Promise<(Survey | undefined)[]>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

/**
 * @param most how many threads there may be
 * @param enough how many tasks at a time have them started
 */
export function openPool(most = availableParallelism(), enough = WORTH_THREADS): Pool {
  const threads: Worker[] = [];
  return {
    async run(tasks, done = () => {}) {
      if (threads.length === 0 && tasks.length >= enough) {
        for (let index = 0; index < most; index += 1) {
          threads.push(new Worker(new URL('./worker.mjs', import.meta.url)));
        }
      }
      const results: (Survey | undefined)[] = [];
      const waiting = tasks.entries();
      const work = async (thread: Worker | undefined) => {
        for (const [index, task] of waiting) {
          results[index] = await resultOf(task, thread);
          done();
        }
      };
      await Promise.all((threads.length > 0 ? threads : [undefined]).map(work));
      return results;
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  };
}

/** @throws what the task threw, wherever */
async function resultOf(task: Task, thread: Worker | undefined): Promise<Survey | undefined> {
  if (!thread) return perform(task);
  const answered = once(thread, 'message');
  thread.postMessage(task);
  const [result] = (await answered) as [Survey | undefined];
  return result;
}
