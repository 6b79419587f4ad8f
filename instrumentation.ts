/** Called by Next once, before the server takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { join } = await import('node:path');
  const { mendAddresses } = await import('./lib/server/requests');
  const { readMoved } = await import('./lib/adapter/moved');
  const { servedDistDir } = await import('./lib/tools/release/releases.mjs');
  const { startLeads } = await import('./lib/leads/server');
  const root = /* turbopackIgnore: true */ process.cwd();
  mendAddresses(await readMoved(join(/* turbopackIgnore: true */ root, servedDistDir(root))));
  await startLeads();
}
