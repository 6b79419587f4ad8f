/** What the product API's categories become on the client: specification, section 3, "Client shape". */
export type PricedCountry = {
  id: string;
  name: string;
  code: string;
  /** ISO 4217 currency code of `pricePerView`. */
  currencyCode: string;
  pricePerView: number;
};

export type AudienceCategory = {
  id: string;
  name: string;
  /** Derived, since the API sends none: ages and how many countries have a price. */
  description: string;
  /** `min-max` in years, such as `18–24`; null where the API leaves either out. */
  ageRange: string | null;
  /** Countries with a price, sorted by name; empty where none has. */
  countryPrices: PricedCountry[];
};
