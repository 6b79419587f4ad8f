import type { Spool } from '../spool/spool';

async function undelivered(spool: Spool): Promise<string[]> {
  return [...(await spool.list('failed')), ...(await spool.list('new'))];
}

/**
 * Makes leads due at once, those that were given up too; a running server notices within a second.
 * @param which an id, or `all`
 * @param now milliseconds since the epoch
 * @returns a line that says how many
 * @throws Error when there is no such lead or it is delivered already
 */
export async function retryLeads(spool: Spool, which: string, now: number): Promise<string> {
  const ids = which === 'all' ? await undelivered(spool) : [which];
  for (const id of ids) {
    const state = await spool.stateOf(id);
    if (!state) throw new Error(`There is no lead ${id}.`);
    if (state === 'delivered' && which !== 'all') throw new Error(`${id} is delivered already.`);
    if (state !== 'delivered') await spool.renew(id, state, now);
  }
  await spool.wake();
  return `${ids.length} ${ids.length === 1 ? 'lead is' : 'leads are'} due now.`;
}
