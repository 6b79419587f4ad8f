import { type MoneyModel, moneyModel, type PriceList } from './model';

export const FACTS = {
  costPerView: { text: '{value:rate}', value: 0.003 },
  minimumBudget: { text: '{value:cents}', value: 3 },
  earningPerViewMin: { text: '{value:rate}', value: 0.001 },
  earningPerViewMax: { text: '{value:rate}', value: 0.01 },
  exampleRate: { text: '{value:rate}', value: 0.002 },
  payoutThresholdFaq: { text: '{value:cents}', value: 5 },
  payoutThresholdGuide: { text: '{value:dollars}', value: 10 },
  referralShare: { text: '{value:percent}', value: 0.1 },
  liveHours: { text: 'at least {value} hours', value: 20 },
  campaignDays: { text: '{min} to {max}', min: 8, max: 12 },
};

export const PRICES: PriceList = {
  perUnit: { KES: 130, ZAR: 17.5 },
  countries: [
    { id: 'kenya', name: 'Kenya', currencyCode: 'KES' },
    { id: 'south-africa', name: 'South Africa', currencyCode: 'ZAR' },
  ],
  categories: [
    { id: 'students', prices: [{ country: 'kenya', pricePerView: 0.39 }] },
    {
      id: 'owners',
      prices: [
        { country: 'kenya', pricePerView: 1.04 },
        { country: 'south-africa', pricePerView: 0.245 },
        { country: null, pricePerView: 0.003 },
      ],
    },
  ],
};

/** A small model to reckon with: KES 0.39 is $0.003, KES 1.04 is $0.008, ZAR 0.245 is $0.014. */
export function testModel(facts: Partial<typeof FACTS> = {}): MoneyModel {
  return moneyModel({ ...FACTS, ...facts }, PRICES, 'USD');
}
