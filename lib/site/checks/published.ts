import type { Report } from '../../content/problems';
import { PUBLISHED_FILE, type Published } from '../../content/read/published';
import type { Content } from '../../content/types';
import { deadAddresses, publishedAddresses } from '../published';
import type { Redirects } from '../redirects';

/** Whether an address answers: a page, a file, or a redirect in any case. */
export function answering(
  addresses: Iterable<string>,
  { exact, prefix, moved }: Redirects,
): (path: string) => boolean {
  const known = new Set(addresses);
  const sources = new Set([...exact, ...moved].map(({ from }) => from.toLowerCase()));
  const begins = (path: string) =>
    !path.slice(1).includes('/') && prefix.some(({ from }) => path.startsWith(from.toLowerCase()));
  return (path) => known.has(path) || sources.has(path.toLowerCase()) || begins(path.toLowerCase());
}

/**
 * Reports every published address that leads nowhere.
 * @param everything drafts and what is scheduled included: what went back to being one has an address still
 */
export function checkPublished(
  published: Published,
  { shown, everything }: { shown: Content; everything: Content },
  leads: (path: string) => boolean,
  report: Report,
): void {
  const hidden = publishedAddresses(everything, published);
  const dead = deadAddresses(published, shown, leads);
  const gone = dead.filter(({ id, now }) => now === undefined && !hidden.has(id));
  for (const { id, path, now } of dead.filter((address) => !gone.includes(address))) {
    const reason =
      now === undefined
        ? `is not public any more, and ${path} leads nowhere: npm run new -- redirect ${path} /where-it-should-lead`
        : `was at ${path}, which leads nowhere: npm run check-content -- --fix redirects it to ${now}`;
    report({ file: PUBLISHED_FILE, field: id, reason });
  }
  const [first, ...others] = gone;
  if (first) {
    const more =
      others.length > 0 ? ` and ${others.length} more (${others.map(({ id }) => id).join(', ')})` : '';
    const reason = `${first.path}${more} leads nowhere since its text is gone: npm run check-content -- --fix --to /blog redirects ${more ? 'all of them' : 'it'} there, or to another page that you name`;
    report({ file: PUBLISHED_FILE, field: first.id, reason });
  }
}
