/** Documents of the site under test, each fetched and parsed once by a worker. */
import { parse } from 'parse5';
import type { APIRequestContext } from 'playwright/test';
import { type DocumentFacts, documentFacts, documentLinks, type Element, elementsOf } from './document';
import { type JsonLd, jsonLdOf } from './json-ld';

export type Read = {
  status: number;
  /** Value of the Content-Type header. */
  type: string;
  html: string;
  /** All of them, in their order. */
  elements: Element[];
  facts: DocumentFacts;
  blocks: JsonLd[];
  links: string[];
  ids: Set<string>;
};

const documents = new Map<string, Promise<Read>>();

/** @returns the document at `path`, redirects not followed */
export function read(request: APIRequestContext, path: string): Promise<Read> {
  const known = documents.get(path) ?? fetchDocument(request, path);
  documents.set(path, known);
  return known;
}

async function fetchDocument(request: APIRequestContext, path: string): Promise<Read> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const elements = elementsOf(parse(html));
  return {
    status: response.status(),
    type: response.headers()['content-type'] ?? '',
    html,
    elements,
    facts: documentFacts(elements),
    blocks: jsonLdOf(elements),
    ...documentLinks(elements),
  };
}
