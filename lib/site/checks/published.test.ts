import { describe, expect, it } from 'vitest';
import type { Report } from '../../content';
import { sitePages } from '../pages';
import { answering, checkPublished } from '../published';
import { smallArticle, smallSite } from '../small-site.fixture';
import { found } from './found.fixture';

describe('what was published', () => {
  const redirects = [
    { kind: 'exact', from: '/old', to: '/a' },
    { kind: 'moved', from: '/blog/a', to: '/a' },
    { kind: 'prefix', from: '/Begins', to: '/a' },
  ] as const;
  const leads = answering(['/a', '/a/b'], redirects);

  it.each(['/a', '/a/b', '/OLD', '/Blog/A', '/begins-and-more'])('answers at %s', (path) => {
    expect(leads(path)).toBe(true);
  });

  it.each(['/A', '/b', '/begins/deeper', '/older'])('does not at %s', (path) => {
    expect(leads(path)).toBe(false);
  });

  it('is reported where it leads nowhere, with what mends it', () => {
    const shown = smallSite();
    const hidden = smallArticle('hidden', { draft: true });
    const everything = smallSite({ articles: [...shown.articles, hidden] });
    const published = {
      addresses: new Map([
        ['articles/first', '/first-of-all'],
        ['articles/hidden', '/blog/hidden'],
        ['articles/lost', '/lost'],
        ['pages/trust', '/trust'],
      ]),
      slugs: [],
      oldPaths: [],
    };
    const there = new Set(sitePages(shown).map(({ path }) => path));
    const report = (reportTo: Report) =>
      checkPublished(published, { shown, everything }, (path) => there.has(path), reportTo);
    expect(found(report).map(({ file, field, reason }) => `${file} ${field} ${reason}`)).toEqual([
      'published.json articles/first was at /first-of-all, which leads nowhere: npm run check-content -- --fix redirects it to /first',
      'published.json articles/hidden is not public any more, and /blog/hidden leads nowhere: npm run new -- redirect /blog/hidden /where-it-should-lead',
      'published.json articles/lost /lost leads nowhere since its text is gone: npm run check-content -- --fix --to /blog redirects it there, or to another page that you name',
    ]);
  });
});
