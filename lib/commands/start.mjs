/**
 * `npm start`: serves the current release; installs and builds first where there is none. What was edited since is for
 * `npm run build` to publish: a restart changes nothing that visitors see.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../site/log.mjs';
import { checkNode, ensureInstalled, explainPort } from './preflight.mjs';
import { currentRelease, releaseFolder } from './release/releases.mjs';
import { CommandError } from './run.mjs';

const root = process.cwd();
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

try {
  checkNode(process.version, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node);
  // A container's image holds a release and none of what installing takes.
  if (!process.argv.includes('--built')) await ensureInstalled(root);
  (await import('./environment.mjs')).loadEnvironment(root);
  if (!currentRelease(root)) await buildFirst();
  const [host, port] = [process.env.HOST?.trim() || '127.0.0.1', Number(process.env.PORT?.trim() || 3000)];
  const { serve } = await import('../next-lean/server/serve.mjs');
  const current = () => releaseFolder(root, currentRelease(root) ?? '');
  const server = await serve({ current, host, port, log: (level, line) => log(level, 'server', line) }).catch(
    (error) => {
      throw new Error(explainPort(error, host, port));
    },
  );
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`;
  log('info', 'server', `Serving on ${address}`, { address, release: currentRelease(root) ?? '' });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    log('info', 'server', 'stopped');
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  // npm that is killed outright cannot hand a signal on; a shell may end before what it has started.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 1_000).unref();
} catch (error) {
  if (error instanceof CommandError && error.stopped) process.exit(0);
  // A command that failed has said why.
  if (!(error instanceof CommandError)) console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof CommandError ? error.code : 1);
}

async function buildFirst() {
  if (process.argv.includes('--built'))
    throw new Error('There is no build to serve: run npm run build first.');
  console.log('Building…');
  await (await import('./build.mjs')).build(root);
}
