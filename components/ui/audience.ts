/** What each audience is asked to do, what analytics calls that, and the look of its panel. */
export const AUDIENCES = {
  earner: {
    action: 'earn',
    address: 'storeUrl',
    track: 'start-earning',
    guide: '/earn-money',
    accent: 'sun',
    ground: 'bg-sun text-ink [--focus-ring:var(--color-ink)]',
    tones: ['ink', 'outline-ink'],
  },
  advertiser: {
    action: 'advertise',
    address: 'advertiserUrl',
    track: 'run-ad',
    guide: '/advertiser-guide',
    accent: 'iris',
    ground: 'bg-iris text-white [--focus-ring:var(--color-white)]',
    tones: ['white', 'outline-white'],
  },
} as const;
