import { describe, expect, it } from 'vitest';
import { found } from './found.fixture';
import type { Anchors } from './links';
import { checkRedirects } from './redirects';

const redirectProblems = (redirects: Parameters<typeof checkRedirects>[0], anchors: Anchors) =>
  found((report) => checkRedirects(redirects, anchors, report)).map(({ field: from, reason }) => ({
    from,
    reason,
  }));

describe('redirects', () => {
  const NONE = { exact: [], prefix: [], moved: [], titled: [] };
  const anchors: Anchors = new Map([
    ['/end', new Set(['part'])],
    ['/Alive', undefined],
    ['/begins-so/deeper', undefined],
  ]);
  const reasons = (from: string, to: string) =>
    redirectProblems({ ...NONE, exact: [{ from, to }] }, anchors).map(({ reason }) => reason);

  it.each([
    ['/old', '/end'],
    ['/old', '/end#part'],
    ['/old', 'https://other.test/a'],
  ])('from %s to %s are in order', (from, to) => expect(reasons(from, to)).toEqual([]));

  it.each([
    ['/old', '/OLD#part', 'redirects to itself'],
    ['/alive', '/end', 'hides a page that exists'],
    ['/old', '/gone', '"/gone" leads nowhere'],
    ['/old', '/end#else', '"/end#else" has no such anchor'],
  ])('from %s to %s are reported', (from, to, reason) => expect(reasons(from, to)).toEqual([reason]));

  it('are told once where two begin at the same address', () => {
    const twice = { from: '/old', to: '/end' };
    expect(redirectProblems({ ...NONE, exact: [twice], moved: [twice] }, anchors)).toEqual([
      { from: '/old', reason: 'is redirected twice' },
    ]);
  });

  it('that lead in a circle are reported once for each circle', () => {
    const exact = [
      { from: '/a', to: '/B' },
      { from: '/b', to: '/a' },
      { from: '/c', to: '/end' },
    ];
    expect(redirectProblems({ ...NONE, exact }, anchors)).toEqual([
      { from: '/a', reason: 'leads in a circle: /B is redirected, too' },
    ]);
  });

  it('of a beginning hide what begins so, but not what lies in a folder', () => {
    const prefix = (from: string) => redirectProblems({ ...NONE, prefix: [{ from, to: '/end' }] }, anchors);
    expect(prefix('/begins')).toEqual([]);
    expect(prefix('/AL')).toEqual([{ from: '/AL', reason: 'hides what begins so: /Alive' }]);
  });

  it('are reported in the file that asks for them', () => {
    const moved = [{ from: '/old', to: '/gone', file: 'articles/one.md' }];
    const exact = [{ from: '/older', to: '/gone' }];
    expect(found((report) => checkRedirects({ ...NONE, exact, moved }, anchors, report))).toEqual([
      { file: 'redirects.json', field: '/older', reason: '"/gone" leads nowhere' },
      { file: 'articles/one.md', field: '/old', reason: '"/gone" leads nowhere' },
    ]);
  });
});
