import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../content';
import { formFillings } from '../content/read/form-fillings';
import { eventEnds } from '../site/community/schedule';
import { FOR_NEXT_FILE, type ForNext } from '../site/for-next';
import { flattenedRedirects } from '../site/redirects';
import { nextRedirects } from '../site/routing';

/**
 * Writes what next.config.ts takes from content/.
 * @param names whether forms may show names that are written while a server runs, as in `next dev`
 */
export function writeForNext(root: string, content: Content, { names }: { names: boolean }): void {
  const file = join(root, FOR_NEXT_FILE);
  const made: ForNext = {
    redirects: nextRedirects(flattenedRedirects(content)),
    eventEnds: eventEnds(content.events),
    formFillings: formFillings(join(root, 'content'), { names }),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(made));
}
