import { describe, expect, it } from 'vitest';
import { content } from '@/lib/content';
import { pageAt } from '@/lib/site/pages';
import { blogPosting } from './article';
import { breadcrumbList } from './breadcrumbs';
import { onlineEvent } from './event';
import { faqPage } from './faq-page';
import { itemList } from './item-list';
import { jobPosting } from './job-posting';
import { organization, organizationId } from './organization';
import { problemsOf } from './vocabulary';
import { webPage } from './web-page';
import { webSite } from './website';

const all = content();
const { site, articles, careers } = all;
const pageOf = (path: string) => webPage(pageAt(path, all), all);
const article = articles[0];
if (!article) throw new Error('There is no article to test with.');

const [firstOpening] = careers.openings;
if (!firstOpening) throw new Error('There is no opening to test with.');
const opening = {
  ...firstOpening,
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

const SAMPLES = {
  organization: organization(site),
  webSite: webSite(site),
  about: pageOf('/about-us'),
  contact: pageOf('/contact'),
  download: pageOf('/download'),
  advertiserGuide: pageOf('/advertiser-guide'),
  earningGuide: pageOf('/whatsapp-earning-guide'),
  blog: pageOf('/blog'),
  partners: pageOf('/partners'),
  breadcrumbList: breadcrumbList([{ label: 'Home', href: '/' }], 'Blog', site),
  blogPosting: blogPosting(article, `${site.url}/card.png`, site),
  itemList: itemList('Blog', articles, site, 6),
  faqPage: faqPage([{ question: 'Is it free?', answer: '**Yes.** See [trust](/trust).\n\n- Always' }]),
  jobPosting: jobPosting(opening, site),
  onlineEvent: onlineEvent(event, '/community#live', site),
};

describe.each(Object.entries(SAMPLES))('%s', (_, data) => {
  it('uses only types and properties of schema.org', () => {
    expect(problemsOf(data)).toEqual([]);
  });

  it('holds no empty value', () => {
    expect(JSON.stringify(data)).not.toMatch(/""|null|undefined|\[\]/);
  });
});

it('refers to the company by one name', () => {
  expect(SAMPLES.organization).toMatchObject({ '@id': organizationId(site) });
  expect(SAMPLES.webSite).toMatchObject({ publisher: { '@id': organizationId(site) } });
  expect(SAMPLES.blogPosting).toMatchObject({ publisher: { '@id': organizationId(site) } });
});

it('offers the search of the blog', () => {
  expect(SAMPLES.webSite).toMatchObject({
    potentialAction: { target: { urlTemplate: `${site.url}/blog?q={search_term_string}` } },
  });
});

it('ends a breadcrumb with the page itself', () => {
  expect(SAMPLES.breadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${site.url}/` },
      { position: 2, name: 'Blog' },
    ],
  });
});

it('numbers a listing on from the pages before', () => {
  expect(SAMPLES.itemList).toMatchObject({
    numberOfItems: articles.length,
    itemListElement: expect.arrayContaining([
      expect.objectContaining({ position: 7, name: article.title, url: site.url + article.path }),
    ]),
  });
});

it('states answers as the visible text', () => {
  expect(SAMPLES.faqPage).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'Yes. See trust. Always' } }],
  });
});

it('describes an opening in HTML, escaped', () => {
  expect(SAMPLES.jobPosting).toMatchObject({
    description:
      '<p>Build &lt;things> &amp; care.</p><ul><li>Build</li><li>Test</li></ul><ul><li>Patience</li></ul><p>It works.</p>',
  });
});

it('gives event times as instants', () => {
  expect(SAMPLES.onlineEvent).toMatchObject({
    startDate: '2026-12-16T16:00:00.000Z',
    endDate: '2026-12-16T16:45:00.000Z',
  });
});

it('tells a person from a team', () => {
  const team = { ...article, author: { ...article.author, team: true } };
  expect(blogPosting(team, 'x', site)).toMatchObject({ author: { '@type': 'Organization' } });
  expect(
    blogPosting({ ...team, author: { ...article.author, team: false, sample: false } }, 'x', site),
  ).toMatchObject({
    author: { '@type': 'Person' },
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

describe('a page', () => {
  const subjects = (path: string) =>
    (pageOf(path) as unknown as { mainEntity: { '@type': string }[] }).mainEntity;
  const types = (path: string) => subjects(path).map((subject) => subject['@type']);

  it('says what kind it is and what it is about', () => {
    expect(SAMPLES.about).toMatchObject({ '@type': 'AboutPage', url: `${site.url}/about-us` });
    expect(SAMPLES.contact).toMatchObject({ '@type': 'ContactPage' });
    expect(SAMPLES.blog).toMatchObject({ '@type': 'CollectionPage' });
    expect(SAMPLES.partners).toMatchObject({
      '@type': 'WebPage',
      dateModified: pageAt('/partners', all).changed,
    });
    expect(types('/download')).toEqual(['MobileApplication', 'HowTo']);
    expect(types('/advertiser-guide')).toEqual(['Service', 'HowTo']);
    expect(types('/whatsapp-earning-guide')).toEqual(['HowTo']);
  });

  it('names whom to write to, and the least that an advertiser pays, in the currency of the site', () => {
    expect(subjects('/contact')[0]).toMatchObject({
      contactPoint: [{ email: site.supportEmail }, { email: site.email }],
    });
    expect(subjects('/advertiser-guide')[0]).toMatchObject({
      offers: [
        { priceSpecification: { minPrice: all.facts.minimumBudget.value, priceCurrency: site.currency } },
        { priceSpecification: { minPrice: all.facts.costPerView.value, unitText: 'view' } },
      ],
    });
  });

  it('leaves out steps that there are none of', () => {
    const without = { ...all, earningGuide: { ...all.earningGuide, steps: [] } };
    expect(webPage(pageAt('/whatsapp-earning-guide', all), without)).not.toHaveProperty('mainEntity');
  });
});
