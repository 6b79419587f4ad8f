/** For tests of rules: a site with one or two of everything, made in no time and anew for each test. */
import type { Article, Category, Content } from '../content';

export const NEWS: Category = {
  slug: 'news',
  title: 'News',
  description: 'What is new.',
  kind: 'blog',
  audience: 'both',
  palette: 'rose',
};
export const SELLING: Category = {
  slug: 'selling',
  title: 'Selling',
  description: 'How to sell.',
  kind: 'topic',
  audience: 'advertiser',
};

/** @returns an article at `/blog/<id>` */
export function smallArticle(id: string, fields: Partial<Article> = {}): Article {
  return {
    id,
    file: `articles/${id}.md`,
    title: `On ${id}`,
    path: `/blog/${id}`,
    slug: id,
    otherPath: `/${id}`,
    aliases: [],
    author: { id: 'ada', name: 'Ada', role: 'Writer', team: false, sample: false },
    published: '2030-01-01',
    updated: undefined,
    draft: false,
    lang: undefined,
    cover: undefined,
    drawing: undefined,
    pictures: [],
    category: NEWS,
    topics: [],
    tags: [],
    excerpt: `All on ${id}.`,
    related: [],
    readMinutes: 3,
    words: 600,
    headings: [],
    links: [],
    markdown: '',
    html: '',
    ...fields,
  };
}

/** @returns articles n0, n1 … that differ in nothing but their names */
export function smallArticles(count: number, fields: Partial<Article> = {}): Article[] {
  return Array.from({ length: count }, (_, index) => smallArticle(`n${index}`, fields));
}

const heading = (id: string) => ({ id, text: id.toUpperCase(), depth: 2, line: 1 });

/** @returns the content of a small site, but for files that no list of pages is made from */
export function smallSite(fields: Partial<Content> = {}): Content {
  const articles = [
    smallArticle('second', { published: '2030-02-01', tags: ['Kenya'], topics: [SELLING] }),
    smallArticle('first', {
      path: '/first',
      otherPath: '/blog/first',
      updated: '2030-03-01',
      headings: [heading('why')],
    }),
  ];
  const site = {
    product: { name: 'Acme', slug: 'acme' },
    url: 'https://acme.test',
    tagline: 'Paid for it',
    legalName: 'Acme, Inc.',
    founded: 2024,
  };
  const pages = [
    {
      path: '/',
      title: 'Acme | Home',
      description: 'Home.',
      index: true,
      anchors: ['contact'],
      updated: '2029-01-01',
    },
    {
      path: '/blog',
      title: 'Journal',
      description: 'Texts.',
      index: true,
      anchors: ['search'],
      updated: '2029-01-01',
    },
    { path: '/blog/all', title: 'All', description: 'All texts.', index: true, anchors: [] },
    {
      path: '/help-center',
      title: 'Help',
      description: 'Answers.',
      index: true,
      anchors: [],
      updated: '2029-01-01',
    },
    { path: '/trust', title: 'Trust', description: 'Safe.', index: true, anchors: [], updated: '2029-01-01' },
    {
      path: '/how-payouts-work',
      title: 'Payouts',
      description: 'Paid.',
      index: true,
      anchors: [],
      updated: '2029-01-01',
    },
    { path: '/community', title: 'Community', description: 'Meet.', index: true, anchors: [] },
    { path: '/press', title: 'Press', description: 'Print.', index: true, anchors: [] },
    {
      path: '/press/facts',
      title: 'Facts',
      description: 'Figures.',
      index: true,
      anchors: [],
      updated: '2029-01-01',
    },
    { path: '/careers', title: 'Careers', description: 'Jobs.', index: true, anchors: ['openings'] },
    {
      path: '/privacy-policy',
      title: 'Privacy',
      description: 'Kept.',
      index: true,
      anchors: [],
      updated: '2030-01-05',
    },
    { path: '/maintenance', title: 'Away', description: 'Later.', index: false, anchors: [] },
  ];
  return {
    today: '2030-06-15',
    site,
    pages: pages.map((page) => ({ reads: [], ...page })),
    articles,
    taxonomy: [NEWS, SELLING],
    redirects: { exact: [], prefix: [] },
    navigation: { words: { page: { home: 'Start' } } },
    blog: {
      list: { readTime: '{minutes} min', heading: 'The Blog' },
      pages: {
        feed: 'Acme Blog',
        numbered: '{title}, page {page}',
        numberedText: 'Page {page} of {pages} of {title}.',
      },
      categories: { category: 'Category', topic: 'Topic' },
      tags: { title: 'Tagged {tag}', text: 'All on {tag}.' },
    },
    markdownPages: new Map([
      [
        'privacy-policy',
        {
          file: 'pages/privacy-policy.md',
          path: '/privacy-policy',
          changed: '2030-01-05',
          front: { reads: [] },
          html: '',
          headings: [heading('data')],
          links: [],
          pictures: [],
        },
      ],
    ]),
    faqs: { categories: [{ id: 'general' }], faqs: [{ slug: 'is-it-free' }] },
    trust: { answers: [{ id: 'fees' }] },
    payouts: { answers: [{ id: 'threshold' }] },
    events: {
      events: [
        { id: 'live', announced: '2030-05-02' },
        { id: 'ask', announced: '2030-05-01' },
      ],
    },
    press: {
      words: { releases: { card: 'Press release' } },
      kit: [{ file: 'facts.pdf' }],
      news: [{ title: 'Seen' }],
    },
    pressReleases: [
      {
        slug: 'launch',
        file: 'press/launch.md',
        title: 'Launch',
        published: '2030-04-01',
        summary: 'It is there.',
        sample: false,
        html: '',
        headings: [heading('when')],
        links: [],
        pictures: [],
      },
    ],
    careers: {
      words: { opening: { card: 'Join us' } },
      application: { terms: 'Remote' },
      openings: [
        {
          slug: 'editor',
          title: 'Editor',
          team: 'Words',
          summary: 'Write.',
          posted: '2030-05-20',
          sample: false,
        },
      ],
    },
    cast: { sample: 'An example' },
    facts: { legalUpdated: { text: 'January 2, 2030', date: '2030-01-02' } },
    forms: {
      all: { send: 'Send' },
      contact: { title: 'Write to us', submit: 'Send', sent: { title: 'Sent', text: 'We have it.' } },
      newsletter: {
        title: 'Letters',
        submit: 'Go',
        sent: { title: 'Nearly', text: 'Look.' },
        unconfirmed: { title: 'Confirm', text: 'Look for our mail.' },
      },
      event: { title: 'Join', submit: 'Join', sent: { title: 'You are in', text: 'See you.' } },
    },
    mail: { pages: { confirmed: { title: 'Confirmed', text: 'It is yours.' } } },
    notices: {
      broken: { title: 'Broken', description: 'Our side.' },
      emptyList: { title: 'Nothing here', description: 'No texts.' },
    },
    ...fields,
  } as unknown as Content;
}
