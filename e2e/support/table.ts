/**
 * The addresses that the specification and its readings ask for (content/README.md, "What the owner decided"), written
 * out by hand so that tests hold the site to them. They take no more from content/ than the product's slug, how many
 * articles a listing holds, and which articles and categories their owner took away.
 */

import published from '../../content/published.json' with { type: 'json' };
import { agreedArticles, agreedCategories, keptAddresses } from '../../lib/content/corpus.fixture';
import { articlesIn, BLOG_PAGES, CATEGORY_PAGE, content, numbered, pagesOf } from '../content';

const { site, redirects } = content();
const { slug: PRODUCT } = site.product;

/** What an owner took away is not in the list of published addresses any more. */
const KEPT = keptAddresses(published);

/** Canonical path of each. */
export const ARTICLES = agreedArticles(PRODUCT)
  .filter(({ path }) => KEPT.has(path))
  .map(({ path }) => [path] as const);

/** Slug, and how many pages its articles fill. */
export const CATEGORIES = agreedCategories(PRODUCT)
  .filter((slug) => KEPT.has(`/category/${slug}`))
  .map((slug) => ({ slug, pages: pagesOf(articlesIn(slug).length, CATEGORY_PAGE) }));

export const CATEGORY_PAGES = CATEGORIES.flatMap(({ slug, pages }) => numbered(`/category/${slug}`, pages));

export const PAGES = [
  '/',
  '/about-us',
  '/careers',
  '/press',
  '/partners',
  '/privacy-policy',
  '/terms-of-service',
  ...BLOG_PAGES,
  '/blog/all',
  '/help-center',
  '/advertiser-guide',
  '/whatsapp-earning-guide',
  '/community',
  '/earn-money',
  '/contact',
  '/download',
  '/student-guide',
  '/trust',
  '/subscribe',
  '/maintenance',
];

const BEGINNERS = '/whatsapp-status-monetization-guide';
const PSYCHOLOGY = '/whatsapp-status-ads-psychology';
const MILLION = '/whatsapp-status-million-users-case-study';
const KENYA = '/make-money-online-in-kenya-with-whatsapp-status';
const PROMOTION = '/effective-brand-promotion-with-enezas-whatsapp-status-advertising';

type Hop = readonly [from: string, to: string];

/** Those of redirects.json, which an owner may empty. */
const WRITTEN: readonly Hop[] = [
  ['/blog/whatsapp-status-monetization-a-complete-guide-for-beginners', BEGINNERS],
  ['/whatsapp-status-monetization-complete-guide', BEGINNERS],
  ['/blog/the-psychology-behind-effective-whatsapp-status-ads', PSYCHOLOGY],
  ['/psychology-of-effective-whatsapp-status-ads', PSYCHOLOGY],
  ['/blog/case-study-how-brand-x-reached-1-million-users-through-whatsapp-status-ads', MILLION],
  ['/brand-x-whatsapp-status-case-study', MILLION],
  ['/how-to-improve-your-brand-reach-using-whatsapp-status-ads', '/improve-brand-reach-whatsapp-status-ads'],
  ['/under-maintenance', '/maintenance'],
  ['/vision', '/about-us#vision'],
  ['/about', '/about-us'],
  ['/faq', '/help-center'],
  ['/support', '/help-center'],
  ['/privacy', '/privacy-policy'],
  ['/terms', '/terms-of-service'],
  [`${KENYA}/feed`, KENYA],
  ...['/rss', '/rss.xml', '/feed.xml', '/atom.xml', '/blog/feed', '/blog/rss.xml', '/index.xml'].map(
    (from): Hop => [from, '/feed'],
  ),
];

/** Those that the old site formed from titles, with their punctuation and without it. */
const TITLED: readonly Hop[] = [
  ['/blog/whatsapp-status-advertising:-the-complete-guide', '/whatsapp-status-advertising-complete-guide'],
  ['/blog/whatsapp-status-advertising-the-complete-guide', '/whatsapp-status-advertising-complete-guide'],
  [
    `/blog/understanding-${PRODUCT}-app-analytics:-making-data-driven-decisions`,
    `/blog/understanding-${PRODUCT}-app-analytics-making-data-driven-decisions`,
  ],
  [
    `/blog/boost-your-brand-with-whatsapp-advertising-through-the-${PRODUCT}-app`,
    `/boost-your-brand-with-whatsapp-advertising-through-${PRODUCT}-app`,
  ],
  [
    '/blog/how-to-improve-your-brand-reach-using-whatsapp-status-ads',
    '/improve-brand-reach-whatsapp-status-ads',
  ],
  [
    '/blog/did-you-know-you-can-make-money-through-whatsapp-status-views-in-kenya%3f',
    `/did-you-know-you-can-make-money-through-whatsapp-status-views-in-kenya-download-${PRODUCT}-app-from-google-playstore-and-get-started`,
  ],
  [
    '/blog/did-you-know-you-can-make-money-through-whatsapp-status-views-in-kenya',
    `/did-you-know-you-can-make-money-through-whatsapp-status-views-in-kenya-download-${PRODUCT}-app-from-google-playstore-and-get-started`,
  ],
  [`/blog/effective-brand-promotion-with-${PRODUCT}'s-whatsapp-status-advertising`, PROMOTION],
  [`/blog/${PRODUCT}-app:-pioneering-the-future-of-whatsapp-advertising`, '/future-of-whatsapp-advertising'],
  [`/blog/${PRODUCT}-app-pioneering-the-future-of-whatsapp-advertising`, '/future-of-whatsapp-advertising'],
  ['/blog/case-study:-how-brand-x-reached-1-million-users-through-whatsapp-status-ads', MILLION],
  ['/blog/whatsapp-status-monetization:-a-complete-guide-for-beginners', BEGINNERS],
  ['/blog/earn-passive-income-with-whatsapp-status', '/passive-income-whatsapp-status'],
  [
    `/blog/make-money-online-through-whatsapp-status-views:-download-the-${PRODUCT}-app-today-and-register-for-free`,
    `/make-money-online-through-whatsapp-status-views-download-${PRODUCT}-app-today-and-register-for-free`,
  ],
  [
    `/blog/make-money-online-through-whatsapp-status-views-download-the-${PRODUCT}-app-today-and-register-for-free`,
    `/make-money-online-through-whatsapp-status-views-download-${PRODUCT}-app-today-and-register-for-free`,
  ],
  ['/blog/introducing-whatsapp-status-ads-in-kenya', '/whatsapp-status-ads-kenya'],
  [
    `/blog/beyond-the-hustle:-how-${PRODUCT}-empowers-kenyan-students-to-achieve-financial-freedom`,
    `/beyond-the-hustle-how-${PRODUCT}-empowers-kenyan-students-to-achieve-financial-freedom`,
  ],
];

/** Likewise; check-content watches over these, and leads those of an emptied list elsewhere. */
const NAMED: readonly Hop[] = [
  [`/${PRODUCT}-app-pioneering-the-future-of-whatsapp-advertising`, '/future-of-whatsapp-advertising'],
  [`/whatsapp-status-ads-monetization-of-whatsapp-status-ads-by-${PRODUCT}`, BEGINNERS],
];

/** Likewise, by their beginnings. */
const BEGINNING: readonly Hop[] = [
  ['/introducing-whatsapp-status-ads', '/whatsapp-status-ads-kenya'],
  ['/introducing-whatsapp-status-ads-a-new-way-to-earn-in-kenya', '/whatsapp-status-ads-kenya'],
  ['/earn-passive-income', '/passive-income-whatsapp-status'],
  ['/earn-passive-income-by-sharing-ads-on-your-status', '/passive-income-whatsapp-status'],
];

/** Those that follow from articles and categories. */
const FOLLOWING: readonly Hop[] = [
  ['/blog/page/1', '/blog'],
  ...ARTICLES.map(([path]) => [otherForm(path), path] as const),
  ...CATEGORIES.flatMap(({ slug, pages }) => [
    [`/category/${slug}/page/1`, `/category/${slug}`] as const,
    [`/${slug}/page/1`, `/category/${slug}`] as const,
    ...numbered('', pages).map((page) => [`/${slug}${page}`, `/category/${slug}${page}`] as const),
  ]),
];

const gone = agreedArticles(PRODUCT).flatMap(({ path }) => (KEPT.has(path) ? [] : path));

/** Old address and where it ends, in one hop. Where an owner leads those of an article that is gone, is theirs to say. */
export const REDIRECTS = [
  ...(WRITTEN.some(isThere) ? WRITTEN : []),
  ...NAMED.filter(isThere),
  ...(redirects.prefix.length > 0 ? BEGINNING : []),
  ...TITLED,
  ...FOLLOWING,
].filter(([, to]) => !gone.includes(to));

const [FULL = { slug: '', pages: 0 }] = CATEGORIES;

/** Addresses that must answer 404, whatever they try. */
export const NOT_FOUND = [
  '/no-such-page',
  '/blog/no-such-article',
  `/blog/page/${BLOG_PAGES.length + 1}`,
  '/blog/page/0',
  '/press/no-such-release',
  '/careers/no-such-opening',
  ...CATEGORIES.map(({ slug, pages }) => `/category/${slug}/page/${pages + 1}`),
  ...['0', '01', '1e3', '99', 'abc', '-1'].map((number) => `/category/${FULL.slug}/page/${number}`),
  '/category/x/page/abc',
  '/category/x',
  '/category/x/page/2',
  '/earn-passive-income/more',
  '/%00',
  '/..%2f',
  '/..%2f..%2fetc%2fpasswd',
  '/.env',
  '/.git/config',
  `/${'a'.repeat(15_000)}`,
] as const;

function isThere([from, to]: Hop): boolean {
  return redirects.exact.some((one) => one.from === from && one.to === to);
}

function otherForm(path: string): string {
  return path.startsWith('/blog/') ? path.replace('/blog', '') : `/blog${path}`;
}
