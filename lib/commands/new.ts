/** `npm run new -- article "Title"`: a new entry of content/ that passes every check, for an editor to fill. */
import './errors.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../content/settings/read';
import { today } from '../content/text/dates';
import { loadEnvironment } from './environment.mjs';
import { addContent, KINDS, type Kind } from './new/add';

const USAGE = Object.entries(KINDS)
  .map(([kind, { takes }]) => `  npm run new -- ${kind} ${takes}`)
  .join('\n');

loadEnvironment(process.cwd());
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { slug: { type: 'string' } },
});
const [kind = '', ...words] = positionals;
if (!Object.hasOwn(KINDS, kind)) throw new Error(`Say what to make:\n${USAGE}`);
const wanted = { kind: kind as Kind, words, slug: values.slug };
const root = process.cwd();
const file = addContent(root, join(root, 'content'), readSettings().TODAY ?? today(), wanted);
console.log(`content/${file}\n${KINDS[wanted.kind].next} Then: npm run check-content`);
