import { isStopWord, tokens } from './options';

/** Enough to find an article by what it speaks of, few enough for an index that a phone downloads. */
const KEYWORDS_PER_TEXT = 60;
/** Of the language of the site, wherever it is built. */
const ALPHABET = new Intl.Collator('en');

/** How often each word of a text occurs, as `radio 3 status 1`: thousands of texts are counted at once. */
export type Counts = string;

/** @returns the words of a text that may be keywords, with how often they occur */
export function countTerms(text: string): Counts {
  const counts = new Map<string, number>();
  for (const token of tokens(text)) {
    if (token.length < 3 || isStopWord(token) || /^\d+$/.test(token)) continue;
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return [...counts].map(([term, count]) => `${term} ${count}`).join(' ');
}

/**
 * The words that set each text apart from the others, by term frequency times inverse document frequency
 * (https://nlp.stanford.edu/IR-book/html/htmledition/tf-idf-weighting-1.html): a full-text index of long articles
 * would weigh more than the page that it searches.
 * @returns for each text its keywords, the most telling first
 */
export function keywordsOf(texts: readonly Counts[]): string[][] {
  const documents = new Map<string, number>();
  for (const counts of texts) {
    for (const { term } of termsIn(counts)) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  return texts.map((counts) =>
    termsIn(counts)
      .map(({ term, count }) => ({
        term,
        weight: count * Math.log((1 + texts.length) / (documents.get(term) ?? 1)),
      }))
      .sort((a, b) => b.weight - a.weight || ALPHABET.compare(a.term, b.term))
      .slice(0, KEYWORDS_PER_TEXT)
      .map(({ term }) => term),
  );
}

function termsIn(counts: Counts): { term: string; count: number }[] {
  const words = counts === '' ? [] : counts.split(' ');
  return Array.from({ length: words.length / 2 }, (_, index) => ({
    term: words[2 * index] ?? '',
    count: Number(words[2 * index + 1]),
  }));
}
