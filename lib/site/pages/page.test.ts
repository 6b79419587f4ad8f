import { describe, expect, it } from 'vitest';
import { definePage, latest, latestChange } from './page';

describe('a page', () => {
  it('has the address of its route where it says no other, and else what nobody need say', () => {
    const fields = { kind: 'page', title: 'A', description: 'B', source: 'c.json', route: '/a' } as const;
    const unsaid = { index: true, changed: undefined, crumbs: [], anchors: [] };
    expect(definePage(fields)).toEqual({ ...fields, ...unsaid, path: '/a', cardOf: '/a' });
    expect(definePage({ ...fields, path: '/b' })).toMatchObject({ route: '/a', path: '/b', cardOf: '/b' });
  });

  it('is as new as the latest day among those that are known', () => {
    expect(latest([undefined, '2030-02-01', '2030-03-01', '2030-01-01', undefined])).toBe('2030-03-01');
    expect(latest([undefined])).toBeUndefined();
    const changed = (published: string, updated?: string) => ({ published, updated });
    expect(latestChange([changed('2030-02-01', '2030-05-01'), changed('2030-04-01')])).toBe('2030-05-01');
  });
});
