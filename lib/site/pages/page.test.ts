import { describe, expect, it } from 'vitest';
import { addressOf, definePage, latest, latestChange } from './page';

describe('a page', () => {
  it('has its address of route and parameters, and else what nobody need say', () => {
    const fields = { kind: 'page', title: 'A', description: 'B', source: 'c.json' } as const;
    expect(definePage({ ...fields, route: '/a/[one]/b/[...two]', params: { one: 'x', two: 'y/z' } })).toEqual(
      {
        ...fields,
        route: '/a/[one]/b/[...two]',
        params: { one: 'x', two: 'y/z' },
        path: '/a/x/b/y/z',
        index: true,
        changed: undefined,
        crumbs: [],
        anchors: [],
        cardOf: '/a/x/b/y/z',
      },
    );
    expect(() => addressOf('/a/[one]', { two: 'x' })).toThrow('/a/[one] has no value for one');
  });

  it('is as new as the latest day among those that are known', () => {
    expect(latest([undefined, '2030-02-01', '2030-03-01', '2030-01-01', undefined])).toBe('2030-03-01');
    expect(latest([undefined])).toBeUndefined();
    const changed = (published: string, updated?: string) => ({ published, updated });
    expect(latestChange([changed('2030-02-01', '2030-05-01'), changed('2030-04-01')])).toBe('2030-05-01');
  });
});
