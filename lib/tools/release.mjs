/** `npm run release -- …`: which build is served, and going back to the one before. */
import { pointDist } from './release/publish.mjs';
import { currentRelease, listReleases, previousRelease, switchTo } from './release/releases.mjs';

const USAGE = `Usage: npm run release -- <command>
  list    the releases that are kept, the one that is served marked
  back    serve the release before the current one; a running server takes it over by itself`;

const root = process.cwd();

try {
  const [command] = process.argv.slice(2);
  if (command === 'list') list();
  else if (command === 'back') back();
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function list() {
  const current = currentRelease(root)?.name;
  for (const { name } of listReleases(root)) console.log(name === current ? `${name}  (served)` : name);
}

function back() {
  const { name } = previousRelease(root);
  switchTo(root, name);
  pointDist(root, name);
  console.log(`Serving ${name}.`);
}
