/** Of today's content: nothing that schema.org does not know. What each thing says is tested beside it. */
import { describe, expect, it } from 'vitest';
import { content } from '@/lib/content';
import { OPENING } from '@/lib/content/folder.fixture';
import { pageAt } from '@/lib/site/pages';
import { smallArticle } from '../small-site.fixture';
import { organization, webPage, webSite } from './site';
import { blogPosting, breadcrumbList, faqPage, itemList, jobPosting, onlineEvent } from './things';
import { problemsOf } from './vocabulary.fixture';

const all = content();
const { site, articles, careers } = all;
const pageOf = (path: string) => webPage(pageAt(path, all), site);
const [article = smallArticle('one')] = articles;

const opening = {
  ...(careers.openings[0] ?? { ...OPENING, sample: true }),
  about: ['Build <things> & care.'],
  does: ['Build', 'Test'],
  brings: ['Patience'],
  success: 'It works.',
};
const event = {
  title: 'Live questions',
  description: 'Ask.',
  host: 'Kwame',
  starts: new Date('2026-12-16T19:00:00+03:00'),
  ends: new Date('2026-12-16T19:45:00+03:00'),
};

/** Made in each test, as a mistake that shows when a file is loaded is told of no test. */
const SAMPLES = {
  organization: () => organization(site),
  webSite: () => webSite(site),
  about: () => pageOf('/about-us'),
  contact: () => pageOf('/contact'),
  blog: () => pageOf('/blog'),
  partners: () => pageOf('/partners'),
  breadcrumbList: () => breadcrumbList([{ label: 'Home', href: '/' }], 'Blog', site),
  blogPosting: () => blogPosting(article, `${site.url}/card.png`, site),
  itemList: () => itemList('Blog', articles, site, 6),
  faqPage: () => faqPage([{ question: 'Is it free?', answer: '**Yes.** See [trust](/trust).\n\n- Always' }]),
  jobPosting: () => jobPosting(opening, site),
  onlineEvent: () => onlineEvent(event, '/community#live', site),
};

describe.each(Object.entries(SAMPLES))('%s', (_, sample) => {
  it('uses only types and properties of schema.org', () => {
    expect(problemsOf(sample())).toEqual([]);
  });

  it('holds no empty value', () => {
    expect(JSON.stringify(sample())).not.toMatch(/""|null|undefined|\[\]/);
  });
});

describe('problemsOf', () => {
  it('finds unknown types and properties at any depth', () => {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Event',
      naem: 'x',
      location: { '@type': 'Plaze' },
    };
    expect(problemsOf(data)).toEqual(['Event.naem', 'Plaze']);
  });

  it('knows inherited properties and the inputs of actions', () => {
    const data = { '@type': 'SearchAction', name: 'x', 'query-input': 'required name=q', 'naem-input': 'x' };
    expect(problemsOf(data)).toEqual(['SearchAction.naem-input']);
  });
});
