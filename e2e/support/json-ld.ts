import { parse } from 'parse5';
import { attribute, elementsOf } from './document';

export type JsonLd = { '@context'?: string; '@type': string } & Record<string, unknown>;

/** @returns every JSON-LD block of a document, parsed; one that is no JSON throws */
export function jsonLdOf(html: string): JsonLd[] {
  return elementsOf(parse(html))
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => {
      const [text] = element.childNodes;
      return JSON.parse(text && 'value' in text ? text.value : '') as JsonLd;
    });
}
