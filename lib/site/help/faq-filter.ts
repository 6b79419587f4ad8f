/** The help center's filter: free text and category together (specification, sections 4 and 5). */

import { insert } from '../../content/text/insert';

/** The category that stands for all of them. */
export const ALL = 'all';

export type FaqState = { category: string; query: string };
export type Searchable = { category: string; question: string; answer: string };

/**
 * @param categories the ids that exist; any other in the address is ignored, as is a blank query
 * @param search the query part of the address, with or without its question mark
 */
export function readFaqState(search: string, categories: readonly string[]): FaqState {
  const params = new URLSearchParams(search);
  const category = params.get('category') ?? '';
  return {
    category: categories.includes(category) ? category : ALL,
    query: tidy(params.get('q') ?? ''),
  };
}

/** @returns the query part of the address for a state: empty for the default, else with its question mark */
export function writeFaqState({ category, query }: FaqState): string {
  const params = new URLSearchParams();
  if (category !== ALL) params.set('category', category);
  if (tidy(query)) params.set('q', tidy(query));
  const text = params.toString();
  return text && `?${text}`;
}

/** @returns whether an entry is in the category and holds every word of the query, whatever its case */
export function matchesFaq({ category, question, answer }: Searchable, state: FaqState): boolean {
  if (state.category !== ALL && state.category !== category) return false;
  const text = fold(`${question} ${answer}`);
  return fold(state.query)
    .split(' ')
    .every((word) => text.includes(word));
}

/** @returns what is announced for a number of results */
export function resultText(
  count: number,
  { none, one, many }: Record<'none' | 'one' | 'many', string>,
): string {
  return insert(count === 0 ? none : count === 1 ? one : many, { count });
}

function fold(text: string): string {
  // Phones type curly apostrophes where copy may have straight ones, and the other way round.
  return tidy(text).toLowerCase().replace(/[‘’]/g, "'");
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
