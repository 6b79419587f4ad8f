/** Called when the server opens a release, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startLeads } = await import('./lib/leads/server');
  await startLeads();
}
