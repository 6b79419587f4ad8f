import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where tests that name no folder for leads would keep them: never where the owner's are. */
const DATA_DIR = '.cache/test-data';

/**
 * Settings that tests run with, over whatever the shell and `.env` files set: a run must deliver nothing to the owner's
 * mailbox, webhooks or database. A blank setting counts as unset, and a `.env` file does not fill what is there.
 * @param {string} root absolute path of the checkout
 * @returns {Record<string, string>} every setting of `.env.example`
 */
export function testSettings(root) {
  const described = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm);
  return { ...Object.fromEntries(Array.from(described, ([, name]) => [name, ''])), DATA_DIR };
}
