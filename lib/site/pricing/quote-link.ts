/** A quote as query parameters: the address that can be shared, and what the advertiser app is told. */

export type QuoteAddress = {
  audience?: string | undefined;
  country?: string | undefined;
  budget?: string | undefined;
};

const NAMES = ['audience', 'country', 'budget'] as const;

/** @returns what a query such as `?audience=students&country=KE&budget=40` names; other parameters are ignored */
export function readQuote(search: string): QuoteAddress {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    NAMES.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])),
  );
}

/** @returns an address with the quote's parameters before its hash; a query of its own is kept */
export function withQuote(base: string, quote: QuoteAddress): string {
  const [rest = '', hash] = base.split('#');
  const [path = '', query] = rest.split('?');
  const parameters = new URLSearchParams(query);
  for (const name of NAMES) {
    const value = quote[name];
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  const found = String(parameters);
  return `${path}${found && `?${found}`}${hash === undefined ? '' : `#${hash}`}`;
}
