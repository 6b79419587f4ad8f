/** `npm run soak`: the long tests of e2e/soak, against the build of the present sources. Names of specs select some. */
import { build } from '../../lib/commands/build.mjs';
import { ensureInstalled } from '../../lib/commands/preflight.mjs';
import { currentRelease } from '../../lib/commands/release/releases.mjs';
import { CommandError, run } from '../../lib/commands/run.mjs';
import { testSettings } from '../../lib/commands/test-settings.mjs';

const root = process.cwd();

try {
  await ensureInstalled(root);
  Object.assign(process.env, testSettings(root));
  if (!currentRelease(root)) await build(root);
  const playwright = ['node_modules/playwright/cli.js', 'test', '--config=e2e/soak/playwright.config.ts'];
  await run(process.execPath, [...playwright, ...process.argv.slice(2)], { cwd: root });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof CommandError ? error.code : 1);
}
