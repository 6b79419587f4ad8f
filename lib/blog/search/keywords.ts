import { isStopWord, tokens } from './options';

/** Enough to find an article by what it speaks of, few enough for an index that a phone downloads. */
const KEYWORDS_PER_TEXT = 60;

/**
 * The words that set each text apart from the others, by term frequency times inverse document frequency
 * (https://nlp.stanford.edu/IR-book/html/htmledition/tf-idf-weighting-1.html): a full-text index of long articles
 * would weigh more than the page that it searches.
 * @returns for each text its keywords, the most telling first
 */
export function keywordsOf(texts: readonly string[]): string[][] {
  const counts = texts.map(countTerms);
  const documents = new Map<string, number>();
  for (const terms of counts) {
    for (const term of terms.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  return counts.map((terms) =>
    [...terms]
      .map(([term, count]) => ({
        term,
        weight: count * Math.log((1 + texts.length) / (documents.get(term) ?? 1)),
      }))
      .sort((a, b) => b.weight - a.weight || a.term.localeCompare(b.term))
      .slice(0, KEYWORDS_PER_TEXT)
      .map(({ term }) => term),
  );
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens(text)) {
    if (token.length < 3 || isStopWord(token) || /^\d+$/.test(token)) continue;
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}
