/** What the server that serves releases calls when it lets go of one (lib/next-lean/README.md); Next's own has no such list. */
const closers = () =>
  (globalThis as { [key: symbol]: (() => Promise<void>)[] | undefined })[Symbol.for('next-lean.closers')];

/** Called when a server opens a release, before it takes requests. */
export async function register(): Promise<void> {
  // Next compiles this file for its Edge runtime too, where neither of the following may be named.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { leads } = await import('./lib/site/forms/site-leads');
    try {
      const stop = await leads().start();
      closers()?.push(stop);
    } catch (error) {
      if (closers()) throw error;
      // Next's own server would go on without leads.
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
  }
}
