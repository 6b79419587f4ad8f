/**
 * `npm start`: installs, builds and serves, each only where it is needed. With `--built` it serves the build that is
 * there, as in a container whose image holds one and none of what building takes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../next-lean/server/log.mjs';
import { ensureBuilt, requireBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { currentRelease } from './release/releases.mjs';
import { CommandError, run } from './run.mjs';
import { checkNode, checkPort } from './serve/preflight.mjs';
import { serve } from './serve/supervisor.mjs';

const root = process.cwd();
const asBuilt = process.argv.includes('--built');

try {
  checkNode(process.version, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node);
  if (!asBuilt) await ensureInstalled(root);
  const { loadEnvironment } = await import('./environment.mjs');
  loadEnvironment(root);
  await run(process.execPath, ['--import', 'tsx', 'lib/commands/check-settings.ts'], { cwd: root });
  const port = process.env.PORT?.trim() || '3000';
  const host = process.env.HOST?.trim() || '127.0.0.1';
  await checkPort(host, Number(port));
  if (asBuilt) requireBuilt(root);
  else await ensureBuilt(root);
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  await serve({
    root,
    host,
    port,
    onReady: () =>
      log('info', 'server', `Serving on ${address}`, { address, release: currentRelease(root)?.name ?? '' }),
  });
  log('info', 'server', 'stopped');
  process.exit(0);
} catch (error) {
  if (error instanceof CommandError && error.stopped) process.exit(0);
  // A command that failed has said why.
  if (!(error instanceof CommandError)) console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof CommandError ? error.code : 1);
}
