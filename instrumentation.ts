/** Called by Next once, before the server takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startAddresses } = await import('./lib/commands/serve/addresses');
  const { startLeads } = await import('./lib/leads/server');
  await startAddresses();
  await startLeads();
}
