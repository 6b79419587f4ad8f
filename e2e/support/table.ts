/** The addresses that the specification and its readings ask for, written out by hand so that tests hold the site to them. */

export const PAGES = [
  ['/', 'Eneza | Earn Money with Your WhatsApp Status'],
  ['/about-us', 'About Us | Eneza'],
  ['/careers', 'Careers | Eneza'],
  ['/press', 'Press & Media | Eneza'],
  ['/partners', 'Partners | Eneza'],
  ['/privacy-policy', 'Privacy Policy | Eneza'],
  ['/terms-of-service', 'Terms of Service | Eneza'],
  ['/blog', 'Blog | Eneza'],
  ['/blog/all', 'All Articles | Eneza'],
  ['/blog/page/2', null],
  ['/blog/page/3', null],
  ['/blog/page/4', null],
  ['/help-center', 'Help Center | Eneza'],
  ['/advertiser-guide', 'Advertiser Guide | Eneza'],
  ['/whatsapp-earning-guide', 'WhatsApp Earning Guide | Eneza'],
  ['/community', 'Community | Eneza'],
  ['/earn-money', 'Earn Money | Eneza'],
  ['/contact', 'Contact | Eneza'],
  ['/download', 'Download the App | Eneza'],
  ['/student-guide', 'Student Guide | Eneza'],
  ['/trust', 'Trust & Safety | Eneza'],
  ['/subscribe', 'Subscribe | Eneza'],
  ['/maintenance', 'Maintenance | Eneza'],
] as const;

const LONG_FREE =
  '/make-money-online-through-whatsapp-status-views-download-eneza-app-today-and-register-for-free';
const LONG_KENYA =
  '/did-you-know-you-can-make-money-through-whatsapp-status-views-in-kenya-download-eneza-app-from-google-playstore-and-get-started';

/** Canonical path, title, date shown, minutes shown. */
export const ARTICLES = [
  [
    '/blog/how-to-maximize-your-earnings-with-whatsapp-status',
    'How to Maximize Your Earnings with WhatsApp Status',
    'March 20, 2024',
    8,
  ],
  [
    '/make-money-online-in-kenya-with-whatsapp-status',
    'Make Money Online in Kenya with WhatsApp Status',
    'March 20, 2024',
    10,
  ],
  [
    '/earn-money-through-whatsapp-status-views-with-eneza-in-kenya',
    'Earn Money Through WhatsApp Status Views with Eneza in Kenya',
    'March 21, 2024',
    8,
  ],
  [
    '/whatsapp-status-advertising-complete-guide',
    'WhatsApp Status Advertising: The Complete Guide',
    'March 23, 2024',
    12,
  ],
  [
    LONG_FREE,
    'Make Money Online Through WhatsApp Status Views: Download the Eneza App Today and Register for Free',
    'May 10, 2024',
    10,
  ],
  [
    '/effective-brand-promotion-with-enezas-whatsapp-status-advertising',
    "Effective Brand Promotion with Eneza's WhatsApp Status Advertising",
    'May 10, 2024',
    12,
  ],
  [
    '/blog/understanding-eneza-app-analytics-making-data-driven-decisions',
    'Understanding Eneza App Analytics: Making Data-Driven Decisions',
    'May 15, 2024',
    12,
  ],
  [
    '/boost-your-brand-with-whatsapp-advertising-through-eneza-app',
    'Boost Your Brand with WhatsApp Advertising Through the Eneza App',
    'May 16, 2024',
    15,
  ],
  [
    '/blog/the-future-of-social-media-monetization',
    'The Future of Social Media Monetization',
    'May 20, 2024',
    15,
  ],
  [LONG_KENYA, 'Did You Know You Can Make Money Through WhatsApp Status Views in Kenya?', 'May 8, 2025', 10],
  [
    '/beyond-the-hustle-how-eneza-empowers-kenyan-students-to-achieve-financial-freedom',
    'Beyond the Hustle: How Eneza Empowers Kenyan Students to Achieve Financial Freedom',
    'May 8, 2025',
    12,
  ],
  [
    '/swychr-and-eneza-partnership-unlocks-whatsapp-status-advertising-earnings-across-africa',
    'Swychr and Eneza Partnership Unlocks WhatsApp Status Advertising Earnings Across Africa',
    'June 1, 2025',
    8,
  ],
  [
    '/whatsapp-status-monetization-guide',
    'WhatsApp Status Monetization: A Complete Guide for Beginners',
    'March 18, 2024',
    9,
  ],
  [
    '/whatsapp-status-ads-psychology',
    'The Psychology Behind Effective WhatsApp Status Ads',
    'March 15, 2024',
    8,
  ],
  [
    '/whatsapp-status-million-users-case-study',
    'Case Study: How Brand X Reached 1 Million Users Through WhatsApp Status Ads',
    'March 12, 2024',
    8,
  ],
  [
    '/improve-brand-reach-whatsapp-status-ads',
    'How to Improve Your Brand Reach Using WhatsApp Status Ads',
    'April 5, 2024',
    7,
  ],
  ['/whatsapp-status-ads-kenya', 'Introducing WhatsApp Status Ads in Kenya', 'April 12, 2024', 7],
  [
    '/future-of-whatsapp-advertising',
    'Eneza App: Pioneering the Future of WhatsApp Advertising',
    'April 19, 2024',
    7,
  ],
  ['/passive-income-whatsapp-status', 'Earn Passive Income with WhatsApp Status', 'April 26, 2024', 7],
] as const;

/** Slug, `h1`, number of articles. */
export const CATEGORIES = [
  ['tips-and-tricks', 'Tips & Tricks', 4],
  ['industry-insights', 'Industry Insights', 3],
  ['case-studies', 'Case Studies', 2],
  ['guides', 'Guides', 7],
  ['company-news', 'Company News', 3],
  ['make-money-online', 'Make Money Online', 8],
  ['advertising-on-whatsapp', 'Advertising on WhatsApp', 8],
  ['whatsapp-status-ads', 'WhatsApp Status Ads', 12],
  ['eneza', 'Eneza', 10],
  ['traditional-advertising', 'Traditional Advertising', 4],
  ['earn-from-whatsapp-status-views', 'Earn from WhatsApp Status Views', 8],
  ['whatsapp-advertising', 'WhatsApp Advertising', 2],
  ['make-money-online-for-free', 'Make Money Online for Free', 1],
] as const;

const BEGINNERS = '/whatsapp-status-monetization-guide';
const PSYCHOLOGY = '/whatsapp-status-ads-psychology';
const MILLION = '/whatsapp-status-million-users-case-study';

/** Old address and where it ends, in one hop. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/blog/whatsapp-status-monetization-a-complete-guide-for-beginners', BEGINNERS],
  ['/whatsapp-status-monetization-complete-guide', BEGINNERS],
  ['/blog/the-psychology-behind-effective-whatsapp-status-ads', PSYCHOLOGY],
  ['/psychology-of-effective-whatsapp-status-ads', PSYCHOLOGY],
  ['/blog/case-study-how-brand-x-reached-1-million-users-through-whatsapp-status-ads', MILLION],
  ['/brand-x-whatsapp-status-case-study', MILLION],
  ['/how-to-improve-your-brand-reach-using-whatsapp-status-ads', '/improve-brand-reach-whatsapp-status-ads'],
  ['/introducing-whatsapp-status-ads', '/whatsapp-status-ads-kenya'],
  ['/introducing-whatsapp-status-ads-a-new-way-to-earn-in-kenya', '/whatsapp-status-ads-kenya'],
  ['/eneza-app-pioneering-the-future-of-whatsapp-advertising', '/future-of-whatsapp-advertising'],
  ['/whatsapp-status-ads-monetization-of-whatsapp-status-ads-by-eneza', BEGINNERS],
  ['/earn-passive-income', '/passive-income-whatsapp-status'],
  ['/earn-passive-income-by-sharing-ads-on-your-status', '/passive-income-whatsapp-status'],
  ['/under-maintenance', '/maintenance'],
  ['/vision', '/about-us#vision'],
  [
    '/make-money-online-in-kenya-with-whatsapp-status/feed',
    '/make-money-online-in-kenya-with-whatsapp-status',
  ],
  ['/blog/page/1', '/blog'],
  ...ARTICLES.map(([path]) => [otherForm(path), path] as const),
  ...CATEGORIES.flatMap(([slug, , count]) => [
    [`/category/${slug}/page/1`, `/category/${slug}`] as const,
    [`/${slug}`, `/category/${slug}`] as const,
    [`/${slug}/page/1`, `/category/${slug}`] as const,
    ...(count > 9 ? [[`/${slug}/page/2`, `/category/${slug}/page/2`] as const] : []),
  ]),
];

/** Addresses that must answer 404, whatever they try. */
export const NOT_FOUND = [
  '/no-such-page',
  '/blog/no-such-article',
  '/blog/page/5',
  '/blog/page/0',
  '/press/no-such-release',
  '/careers/no-such-opening',
  '/category/guides/page/2',
  '/category/whatsapp-status-ads/page/3',
  '/category/guides/page/0',
  '/category/guides/page/01',
  '/category/guides/page/1e3',
  '/category/guides/page/99',
  '/category/guides/page/abc',
  '/category/guides/page/-1',
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

function otherForm(path: string): string {
  return path.startsWith('/blog/') ? path.replace('/blog', '') : `/blog${path}`;
}
