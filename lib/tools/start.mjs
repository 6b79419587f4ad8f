/** `npm start`: installs, builds and serves, each only where it is needed. */
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { CommandError, run } from './run.mjs';

const root = process.cwd();

try {
  await ensureInstalled(root);
  const { loadEnvironment } = await import('./environment.mjs');
  loadEnvironment(root);
  const port = process.env.PORT ?? '3000';
  const host = process.env.HOST ?? '127.0.0.1';
  await ensureBuilt(root);
  console.log(`Serving on http://${host}:${port}`);
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-H', host, '-p', port], {
    cwd: root,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof CommandError ? error.code : 1);
}
