import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Content } from '../../content';
import { smallSite } from '../small-site.fixture';
import { takenAddresses } from './addresses';

const ROUTES = { documents: ['/', '/careers', '/careers/[slug]', '/[slug]'], files: ['/feed'] };

function owners(...slugs: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'taken-'));
  mkdirSync(join(root, 'public', 'icons'), { recursive: true });
  const content = smallSite({
    redirects: {
      exact: [{ from: '/old', to: '/trust' }],
      prefix: [{ from: '/begins', to: '/first' }],
    },
    markdownPages: new Map(
      slugs.map((slug) => [slug, { path: `/${slug}` }]),
    ) as unknown as Content['markdownPages'],
  });
  try {
    return [...takenAddresses(content, ROUTES, root).values()];
  } finally {
    rmSync(root, { recursive: true });
  }
}

it('leaves pages alone whose address nothing else has', () => {
  expect(owners('scholarships', 'begin')).toEqual([]);
});

it.each([
  ['careers', "the site's own page or file (app/careers)"],
  ['feed', "the site's own page or file (app/feed)"],
  ['index', 'another name of the home page'],
  ['first', 'an address of articles/first.md'],
  ['second', 'an address of articles/second.md'],
  ['news', 'an address of the category "News" of categories.json'],
  ['old', 'redirected to /trust by redirects.json'],
  ['begins-here', 'redirected to /first by redirects.json, like all that begins with /begins'],
  ['icons', 'a file or folder (public/icons)'],
])('says whose /%s is', (slug, owner) => {
  expect(owners(slug)).toEqual([owner]);
});
