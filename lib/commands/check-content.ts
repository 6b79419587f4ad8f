/**
 * `npm run check-content`: every offender in content/, one a line, before a build takes any time. With `--fix` it first
 * writes the redirects of addresses that moved, and notes the new ones in content/published.json; with `--to /page` also
 * those of texts that are gone.
 */
import './errors.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reading } from '../content';
import { type Content, readContent } from '../content/load';
import { ContentError, formatProblems, located } from '../content/problems';
import { publicContent, scheduledIn } from '../content/publication';
import { readSettings, unknownSettings } from '../content/settings/read';
import { today } from '../content/text/dates';
import { soundContent } from '../site/checks';
import { glyphProblems, lackingGlyphs } from '../site/checks/glyphs';
import { sitePages } from '../site/pages';
import { publishedAddresses } from '../site/published';
import { fixAddresses } from './edit/addresses';
import { loadEnvironment } from './environment.mjs';
import { staleBrandFiles } from './launch/brand';
import { missingNames } from './needed-names';

loadEnvironment(process.cwd());
const { fix, to } = parseArgs({ options: { fix: { type: 'boolean' }, to: { type: 'string' } } }).values;
const folder = join(process.cwd(), 'content');
if (fix) {
  const lines = fixAddresses(folder, readContent(folder, readSettings().TODAY ?? today()), to);
  for (const line of lines) console.log(line);
}
const { problems } = reading();
const told = new Set(problems.map(({ file, field }) => `${file} ${field}`));
const untold = missingNames(process.cwd()).filter(({ file, field }) => !told.has(`${file} ${field}`));
if (untold.length > 0) throw new ContentError([...problems, ...untold].map((one) => located(folder, one)));
const sound = soundContent();
const lost = glyphProblems(sound, sitePages(sound));
if (lost.length > 0) throw new ContentError(lost);
const { articles, pages, today: day } = sound;
console.log(`Content is sound: ${articles.length} articles, ${pages.length} pages.`);
const everything = reading().content as Content;
const scheduled = scheduledIn(everything);
if (scheduled.length > 0) console.log(`Scheduled, not shown on ${day}:`);
for (const { file, title, day: appears } of scheduled) console.log(`  ${appears}  content/${file}  ${title}`);
for (const line of unknownSettings(process.env)) console.warn(`Warning: ${line}`);
for (const warning of reading().warnings.map((one) => located(folder, one)))
  console.log(`Warning:${formatProblems([warning]).slice(1)}`);
tellNew(everything);
const lacking = lackingGlyphs(sound).join(' ');
if (lacking) {
  console.log(
    `Note: content/theme.json  displayFace.file  has no ${lacking}: these stand in the reader’s own face`,
  );
}
for (const { file, field, reason } of staleBrandFiles()) console.log(`Note: ${file}  ${field}  ${reason}`);

/** An address that is not noted yet is no mistake, but nothing watches over it either. */
function tellNew(everything: Content): void {
  const { published } = reading();
  const current = publishedAddresses(publicContent(everything), published);
  const fresh = [...current].filter(([id, path]) => published.addresses.get(id) !== path);
  if (fresh.length === 0) return;
  console.log(
    `New addresses (${fresh.length}): npm run check-content -- --fix notes them, so that none is lost.`,
  );
}
