/** What the product API's categories become on the client: specification, section 3, "Client shape". */
import type { toCategory, toCountry } from './contract';

export type AudienceCategory = ReturnType<typeof toCategory>[number];
export type PricedCountry = ReturnType<typeof toCountry>[number];
