/** `npm run dev`: Next's development server, with what a build would have made, and open pages that follow content/. */
import './errors.mjs';
import { join } from 'node:path';
import { reading } from '../content';
import { wholeContent } from '../content/load';
import { watchContent, writeRevision } from '../content/read/watch';
import { cutDisplayFace, LATIN } from '../drawing/text/display-face';
import { writeThemeStylesheet } from '../drawing/theme/stylesheet';
import { bundleSiteScript } from './bundle-site-script';
import { writeForNext } from './for-next';
import { CommandError, run } from './run.mjs';

const root = process.cwd();
// What is being written may need any letter at any moment.
await cutDisplayFace(root, LATIN);
await bundleSiteScript(root, 'lib/browser/site.dev.ts');
look();
ifSound(() => writeForNext(root, wholeContent(reading()), { names: true }));
const end = watchContent(look);
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

function look(): void {
  writeRevision(root);
  ifSound(() => writeThemeStylesheet(root));
}

/** What is wrong with content is said on every page. */
function ifSound(make: () => void): void {
  try {
    make();
  } catch {}
}
