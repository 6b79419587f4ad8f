/** `npm run dev`: Next's development server, with what a build would have made, and open pages that follow content/. */
import { join } from 'node:path';
import { watchContent, writeRevision } from '../content/read/watch';
import { cutDisplayFace, LATIN } from '../drawing/text/display-face';
import { bundleSiteScript } from './bundle-site-script';
import { CommandError, run } from './run.mjs';

const root = process.cwd();
await bundleSiteScript(root, 'lib/browser/site.dev.ts');
writeRevision(root);
// What is being written may need any letter at any moment.
await cutDisplayFace(root, LATIN);
const end = watchContent(root);
try {
  await run(
    process.execPath,
    [join('node_modules', 'next', 'dist', 'bin', 'next'), 'dev', ...process.argv.slice(2)],
    { cwd: root },
  );
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.exitCode = error.stopped ? 0 : error.code;
} finally {
  end();
}
