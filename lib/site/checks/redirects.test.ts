import { describe, expect, it } from 'vitest';
import type { Redirect } from '../redirects';
import { found } from './found.fixture';
import type { Anchors } from './links';
import { checkRedirects } from './redirects';

const redirectProblems = (redirects: Parameters<typeof checkRedirects>[0], anchors: Anchors) =>
  found((report) => checkRedirects(redirects, anchors, report)).map(({ field: from, reason }) => ({
    from,
    reason,
  }));

describe('redirects', () => {
  const exact = (...redirects: Redirect[]) => redirects.map((one) => ({ ...one, kind: 'exact' as const }));
  const anchors: Anchors = new Map([
    ['/end', new Set(['part'])],
    ['/Alive', undefined],
    ['/begins-so/deeper', undefined],
  ]);
  const reasons = (from: string, to: string) =>
    redirectProblems(exact({ from, to }), anchors).map(({ reason }) => reason);

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
    expect(redirectProblems([...exact(twice), { ...twice, kind: 'moved' }], anchors)).toEqual([
      { from: '/old', reason: 'is redirected twice' },
    ]);
  });

  it('that lead in a circle are reported once for each circle', () => {
    const circle = exact({ from: '/a', to: '/B' }, { from: '/b', to: '/a' }, { from: '/c', to: '/end' });
    expect(redirectProblems(circle, anchors)).toEqual([
      { from: '/a', reason: 'leads in a circle: /B is redirected, too' },
    ]);
  });

  it('of a beginning hide what begins so, but not what lies in a folder', () => {
    const prefix = (from: string) => redirectProblems([{ kind: 'prefix', from, to: '/end' }], anchors);
    expect(prefix('/begins')).toEqual([]);
    expect(prefix('/AL')).toEqual([{ from: '/AL', reason: 'hides what begins so: /Alive' }]);
  });

  it('are reported in the file that asks for them', () => {
    const moved = { kind: 'moved', from: '/old', to: '/gone', file: 'articles/one.md' } as const;
    const all = [...exact({ from: '/older', to: '/gone' }), moved];
    expect(found((report) => checkRedirects(all, anchors, report))).toEqual([
      { file: 'redirects.json', field: '/older', reason: '"/gone" leads nowhere' },
      { file: 'articles/one.md', field: '/old', reason: '"/gone" leads nowhere' },
    ]);
  });
});
