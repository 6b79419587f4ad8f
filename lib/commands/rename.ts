/**
 * `npm run rename`: another name, slug, domain or currency. Edits content/site.json, writes the redirects from the
 * old addresses, remakes what is drawn from the name, and says what only its owner can change.
 */
import './errors.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../content/load';
import { ContentError } from '../content/problems';
import { readSettings } from '../content/settings/read';
import { today } from '../content/text/dates';
import { errorOf } from '../site/checks';
import { fixAddresses } from './edit/addresses';
import { editFile, withValue } from './edit/json';
import { loadEnvironment } from './environment.mjs';
import { findBrowser } from './find-browser.mjs';
import {
  askIdentity,
  type Identity,
  identityOf,
  mentions,
  renamedSite,
  renamedText,
} from './rename/identity';
import { run } from './run.mjs';

const ROOT = process.cwd();
const CONTENT = join(ROOT, 'content');
/** What a renaming writes, put back as it was when the new name cannot be used. */
const WRITTEN = ['site.json', 'pricing.json', 'redirects.json', 'published.json'];
/** Where else a name may stand in words. */
const ALSO = [
  'content/site.json',
  'README.md',
  'package.json',
  'package-lock.json',
  'compose.yaml',
  '.env.example',
];

loadEnvironment(ROOT);
const site = readFileSync(join(CONTENT, 'site.json'), 'utf8');
const old = identityOf(site);
await rename(await askIdentity(process.argv.slice(2), old));

async function rename(identity: Identity): Promise<void> {
  const renamed = renamedSite(site, identity);
  for (const line of writeNames(renamed, identity)) console.log(line);
  editFile(join(ROOT, 'README.md'), (text) => renamedText(text, old.name, identity.name));
  await make('icons');
  await makePressKit();
  await make('check-content');
  if (identity.currency !== old.currency) {
    console.log(
      `Amounts are stated in ${identity.currency} now, none was converted: look through content/facts.json,`,
    );
    console.log(
      `and give the exchange rates and budgets of content/pricing.json for one ${identity.currency}.`,
    );
  }
  tellRest();
}

/** Writes the names and the redirects that follow, or nothing at all. */
function writeNames(renamed: string, { currency }: Identity): string[] {
  const before = WRITTEN.map(
    (file) => [join(CONTENT, file), readFileSync(join(CONTENT, file), 'utf8')] as const,
  );
  try {
    // The addresses of before, which redirects begin at.
    const noted = fixAddresses(CONTENT, read());
    writeFileSync(join(CONTENT, 'site.json'), renamed);
    editFile(join(CONTENT, 'pricing.json'), (text) => withValue(text, ['ratesFor'], currency));
    const lines = [...noted, 'content/site.json  says the new name', ...fixAddresses(CONTENT, read())];
    const error = errorOf(read(), ROOT);
    if (error) throw error;
    return lines;
  } catch (error) {
    for (const [file, text] of before) writeFileSync(file, text);
    const how =
      'Nothing was changed. Choose another, or let these texts be right with it too, then rename again.';
    throw error instanceof ContentError ? new Error(`${error.message}\n${how}`) : error;
  }
}

function read() {
  return readContent(CONTENT, readSettings().TODAY ?? today());
}

/** The kit is printed by a browser: without one, everything else of the renaming holds nevertheless. */
async function makePressKit(): Promise<void> {
  const later = (reason: string) =>
    console.log(`The press kit still shows the old name: ${reason} Then: npm run press-kit`);
  if (!findBrowser()) return later('install Chromium or Chrome, or set CHROMIUM_PATH.');
  await make('press-kit').catch((error: Error) => later(`${error.message} Mend that.`));
}

function make(tool: string): Promise<void> {
  return run(process.execPath, ['--import', 'tsx', join('lib', 'commands', `${tool}.ts`)], { cwd: ROOT });
}

function tellRest(): void {
  const rest = ALSO.flatMap((file) =>
    mentions(readFileSync(join(ROOT, file), 'utf8'), old).map(
      ({ line, text }) => `  ${file}:${line}  ${text}`,
    ),
  );
  if (rest.length > 0) console.log(`Left to you, since only you know the new ones:\n${rest.join('\n')}`);
  console.log(
    'Font and social cards are made by the next build. npm run launch-check lists what else wants you.',
  );
}
