/** The addresses that requests may have, from the first one on. */
import { join } from 'node:path';
import { readMoved } from '../../next-lean/moved';
import { mendAddresses } from '../../next-lean/server/requests';
import { servedDistDir } from '../release/releases.mjs';

/** Leads on what has moved in the release that is served, and makes every request line one that Next can read. */
export async function startAddresses(): Promise<void> {
  const root = process.cwd();
  mendAddresses(await readMoved(join(/* turbopackIgnore: true */ root, servedDistDir(root))));
}
