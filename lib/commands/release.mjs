/** `npm run release -- …`: which build is served, and going back to the one before. */
import './errors.mjs';
import { goBack } from './release/publish.mjs';
import { currentRelease, listReleases } from './release/releases.mjs';

const USAGE = `Usage: npm run release -- <command>
  list    the releases that are kept, the one that is served marked
  back    serve the release before the current one; a running server takes it over by itself`;

const root = process.cwd();
const [command] = process.argv.slice(2);
if (command === 'back') console.log(`Serving ${goBack(root)}.`);
else if (command === 'list') {
  const current = currentRelease(root);
  for (const name of listReleases(root)) console.log(name === current ? `${name}  (served)` : name);
} else throw new Error(USAGE);
