/** The nineteen articles as agreed: content/README.md, "What the owner decided". */

/** The day of the agreement: an article that its editor has updated since may have any length. */
export const AGREED_ON = '2026-11-22';

export type AgreedArticle = {
  /** Canonical path. */
  path: string;
  published: string;
  /** Minutes that 200 words a minute, rounded up, must give. */
  minutes: number;
};

const rows = (slug: string): [path: string, published: string, minutes: number][] => [
  ['/blog/how-to-maximize-your-earnings-with-whatsapp-status', '2024-03-20', 8],
  ['/make-money-online-in-kenya-with-whatsapp-status', '2024-03-20', 10],
  [`/earn-money-through-whatsapp-status-views-with-${slug}-in-kenya`, '2024-03-21', 8],
  ['/whatsapp-status-advertising-complete-guide', '2024-03-23', 12],
  [
    `/make-money-online-through-whatsapp-status-views-download-${slug}-app-today-and-register-for-free`,
    '2024-05-10',
    10,
  ],
  ['/effective-brand-promotion-with-enezas-whatsapp-status-advertising', '2024-05-10', 12],
  [`/blog/understanding-${slug}-app-analytics-making-data-driven-decisions`, '2024-05-15', 12],
  [`/boost-your-brand-with-whatsapp-advertising-through-${slug}-app`, '2024-05-16', 15],
  ['/blog/the-future-of-social-media-monetization', '2024-05-20', 15],
  [
    `/did-you-know-you-can-make-money-through-whatsapp-status-views-in-kenya-download-${slug}-app-from-google-playstore-and-get-started`,
    '2025-05-08',
    10,
  ],
  [`/beyond-the-hustle-how-${slug}-empowers-kenyan-students-to-achieve-financial-freedom`, '2025-05-08', 12],
  [
    `/swychr-and-${slug}-partnership-unlocks-whatsapp-status-advertising-earnings-across-africa`,
    '2025-06-01',
    8,
  ],
  ['/whatsapp-status-monetization-guide', '2024-03-18', 9],
  ['/whatsapp-status-ads-psychology', '2024-03-15', 8],
  ['/whatsapp-status-million-users-case-study', '2024-03-12', 8],
  ['/improve-brand-reach-whatsapp-status-ads', '2024-04-05', 7],
  ['/whatsapp-status-ads-kenya', '2024-04-12', 7],
  ['/future-of-whatsapp-advertising', '2024-04-19', 7],
  ['/passive-income-whatsapp-status', '2024-04-26', 7],
];

/** @param slug the product's */
export const agreedArticles = (slug: string): AgreedArticle[] =>
  rows(slug).map(([path, published, minutes]) => ({ path, published, minutes }));

/** @param slug the product's @returns the slugs of every category that the specification and its readings name */
export const agreedCategories = (slug: string): string[] => [
  'tips-and-tricks',
  'industry-insights',
  'case-studies',
  'guides',
  'company-news',
  'make-money-online',
  'advertising-on-whatsapp',
  'whatsapp-status-ads',
  slug,
  'traditional-advertising',
  'earn-from-whatsapp-status-views',
  'whatsapp-advertising',
  'make-money-online-for-free',
];

/**
 * @param published addresses by their names, as published.json lists them
 * @returns those of what is there: what its owner took away is not listed, or as a redirect
 */
export function keptAddresses(published: Readonly<Record<string, string>>): ReadonlySet<string> {
  const pages = Object.entries(published).filter(([id]) => !/^(?:redirects|aliases)\//.test(id));
  return new Set(pages.map(([, path]) => path));
}
