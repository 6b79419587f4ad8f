import { describe, expect, it } from 'vitest';
import { smallSite } from '../small-site.fixture';
import { HOME, page } from './page.fixture';

describe('openings and releases', () => {
  it('stand beneath the page that lists them', () => {
    expect(page('/careers/editor')).toMatchObject({
      title: 'Editor, remote',
      description: 'Write.',
      changed: '2030-05-20',
      crumbs: [HOME, { label: 'Careers', href: '/careers' }],
      card: { title: 'Editor', label: 'Join us', note: 'Words · Remote' },
      source: 'careers.json',
    });
    expect(page('/press/launch')).toMatchObject({
      title: 'Launch',
      description: 'It is there.',
      changed: '2030-04-01',
      crumbs: [HOME, { label: 'Press', href: '/press' }],
      anchors: ['when'],
      card: { title: 'Launch', label: 'Press release', note: 'April 1, 2030' },
      source: 'press/launch.md',
    });
  });

  it('say on their cards that they are examples', () => {
    const { careers, pressReleases } = smallSite();
    const samples = {
      careers: { ...careers, openings: careers.openings.map((opening) => ({ ...opening, sample: true })) },
      pressReleases: pressReleases.map((release) => ({ ...release, sample: true })),
    };
    expect(page('/careers/editor', samples).card?.note).toBe('An example');
    expect(page('/press/launch', samples).card?.note).toBe('An example');
  });
});
