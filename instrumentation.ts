/** Called by Next once, before the server takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { mendAddresses } = await import('./lib/server/requests');
  const { startLeads } = await import('./lib/leads/server');
  mendAddresses();
  await startLeads();
}
