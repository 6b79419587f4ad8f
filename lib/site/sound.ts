/** Content and addresses together: what a build, `check-content` and `next dev` look at before anything else. */
import { type Content, content, reading } from '../content';
import type { Reading } from '../content/load';
import { ContentError } from '../content/problems';
import { located } from '../content/read/line-of';
import { checkSite } from './checks';
import { onceFor } from './once-for';

const NOT_LOOKED = '  Addresses and links are checked once this is mended.';

const errorFound = onceFor((read: Reading) => errorOf(read, process.cwd()));

/** @returns content(), found sound with every address and link in it @throws ContentError naming every offender at once */
export function soundContent(): Content {
  const error = errorFound(reading());
  if (error) throw error;
  return content();
}

/** @param root absolute path of the checkout @returns one error with every problem, or null */
export function errorOf(read: Reading, root: string): ContentError | null {
  const { problems, looked } = checkSite(read, root);
  const all = [...read.problems, ...problems].map((problem) => located(read.contentDir, problem));
  return all.length > 0 ? new ContentError(all, looked ? undefined : NOT_LOOKED) : null;
}
