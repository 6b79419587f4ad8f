/** How the server process and whoever started it tell each other of beginning and end. */

/** Tells the supervisor (lib/tools/serve/supervisor.mjs), where there is one, that requests can be answered. */
export function announceReady(): void {
  process.send?.('ready');
}

/** A terminal that closes asks to stop, as a supervisor does; Node would end at once, in the middle of answers. */
export function stopOnHangup(): void {
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
}
