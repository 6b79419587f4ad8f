import { describe, expect, it } from 'vitest';
import { NEWS, smallArticle } from '../small-site.fixture';
import { blogPosting } from './article';
import { CONTEXT, ID, SITE, STUB } from './company.fixture';

describe('an article', () => {
  const posting = (fields: Parameters<typeof smallArticle>[1] = {}) =>
    blogPosting(smallArticle('one', fields), 'https://acme.test/card.png', SITE);

  it('by a person', () => {
    expect(posting({ tags: ['Kenya'], updated: '2030-02-02' })).toEqual({
      '@context': CONTEXT,
      '@type': 'BlogPosting',
      headline: 'On one',
      description: 'All on one.',
      url: 'https://acme.test/blog/one',
      mainEntityOfPage: 'https://acme.test/blog/one',
      image: 'https://acme.test/card.png',
      datePublished: '2030-01-01',
      dateModified: '2030-02-02',
      author: { '@type': 'Person', name: 'Ada', jobTitle: 'Writer' },
      publisher: STUB,
      articleSection: NEWS.title,
      keywords: ['Kenya'],
      wordCount: 600,
      timeRequired: 'PT3M',
      inLanguage: 'en',
    });
  });

  it('in the language of its text', () => {
    expect(posting({ lang: 'sw' }).inLanguage).toBe('sw');
  });

  it.each([{ team: true }, { sample: true }])('by no person: %j', (author) => {
    const by = { id: 'desk', name: 'Desk', role: 'Writers', team: false, sample: false, ...author };
    expect(posting({ author: by })).toMatchObject({
      dateModified: '2030-01-01',
      author: { '@type': 'Organization', name: 'Desk', parentOrganization: { '@id': ID } },
    });
  });
});
