/** As many threads as there are processors, each with one task in hand. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { perform, type Survey, type Task } from './tasks';

/** Starting a thread takes as long as it takes to do this much. */
const WORTH_A_THREAD = 64;

export interface Pool {
  /**
   * @param done is called after each task
   * @returns the results in the order of the tasks; undefined for a task that has none
   */
  run: (tasks: readonly Task[], done?: () => void) => Promise<(Survey | undefined)[]>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

/** @param most how many threads there may be; they are started when there is enough to do */
export function openPool(most = availableParallelism()): Pool {
  const threads: Worker[] = [];
  return {
    async run(tasks, done = () => {}) {
      if (threads.length === 0 && tasks.length >= WORTH_A_THREAD) {
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
