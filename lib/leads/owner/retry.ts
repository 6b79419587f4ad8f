import type { Spool } from '../spool/spool';

/** @returns whether there was something to do: the server may deliver a lead at this very moment */
async function retry(spool: Spool, id: string, now: number): Promise<boolean> {
  const state = await spool.stateOf(id);
  if (state === 'failed') await spool.revive(id, now);
  if (state === 'new') await spool.askFor(id);
  return state === 'failed' || state === 'new';
}

/**
 * Makes leads due at once, those that were given up too; a running server notices within a second.
 * @param which an id, or `all`
 * @param now milliseconds since the epoch
 * @returns a line that says how many
 * @throws Error when there is no such lead or it is delivered already
 */
export async function retryLeads(spool: Spool, which: string, now: number): Promise<string> {
  await spool.prepare();
  if (which !== 'all' && !(await retry(spool, which, now))) {
    throw new Error(`There is no lead ${which} that is not delivered.`);
  }
  let count = which === 'all' ? 0 : 1;
  if (which === 'all') {
    for (const id of [...(await spool.list('failed')), ...(await spool.list('new'))]) {
      if (await retry(spool, id, now)) count += 1;
    }
  }
  return `${count} ${count === 1 ? 'lead is' : 'leads are'} due now.`;
}
