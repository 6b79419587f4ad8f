/** `npm run release -- …`: which build is served, and going back to the one before. */
import { goBack } from './release/publish.mjs';
import { currentRelease, listReleases } from './release/releases.mjs';

const USAGE = `Usage: npm run release -- <command>
  list    the releases that are kept, the one that is served marked
  back    serve the release before the current one; a running server takes it over by itself`;

const root = process.cwd();

try {
  const [command] = process.argv.slice(2);
  if (command === 'list') list();
  else if (command === 'back') console.log(`Serving ${goBack(root)}.`);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function list() {
  const current = currentRelease(root)?.name;
  for (const { name } of listReleases(root)) console.log(name === current ? `${name}  (served)` : name);
}
