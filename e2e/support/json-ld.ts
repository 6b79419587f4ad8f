import { attribute, type Element } from './document';

export type JsonLd = { '@context'?: string; '@type': string } & Record<string, unknown>;

/** @returns every JSON-LD block of a document, parsed; one that is no JSON throws */
export function jsonLdOf(elements: readonly Element[]): JsonLd[] {
  return elements
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => {
      const [text] = element.childNodes;
      return JSON.parse(text && 'value' in text ? text.value : '') as JsonLd;
    });
}
