import type { JsonContent } from '../content/read/json-content';

declare global {
  /** What the site script says, from content/script.json; a bundle holds those that it uses (lib/commands/bundle-site-script.ts). */
  const SCRIPT_WORDS: JsonContent['script'];
}
