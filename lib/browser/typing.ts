/** The headline that types, pauses and deletes one phrase after another: specification, section 4. */

/**
 * Milliseconds for each character typed, each character deleted, and the pause between (specification, section 9); and
 * how long the phrase that the page came with stands before any of that begins.
 */
const DELAYS = { holding: 6000, typing: 80, deleting: 40, pausing: 1500 };

/**
 * Goes through the phrases once, from the first back to the first.
 * @param show shows the first `length` characters of the phrase at an index
 * @returns steps, each with the milliseconds before it
 */
export function* typing(
  lengths: readonly number[],
  show: (phrase: number, length: number) => void,
): Generator<number, void> {
  yield DELAYS.holding;
  for (const [phrase, shown] of lengths.entries()) {
    const next = (phrase + 1) % lengths.length;
    for (let length = shown - 1; length >= 0; length--) {
      yield DELAYS.deleting;
      show(length > 0 ? phrase : next, length);
    }
    for (let length = 1; length <= (lengths[next] ?? 0); length++) {
      yield DELAYS.typing;
      show(next, length);
    }
    if (next > 0) yield DELAYS.pausing;
  }
}

/** @returns the phrase cut where typing stands; its last word is the one in colour */
export function typedParts(phrase: string, length: number): { lead: string; accent: string; rest: string } {
  const lastWord = phrase.lastIndexOf(' ') + 1;
  return {
    lead: phrase.slice(0, Math.min(length, lastWord)),
    accent: phrase.slice(lastWord, Math.max(length, lastWord)),
    rest: phrase.slice(length),
  };
}

/**
 * Types into `[data-typed]`, beginning with the phrase that the page came with, which stands for a while. What is still to be
 * typed is there from the start, unlit: whoever looks up at any moment reads a whole phrase, and no word jumps.
 * @param rest called once the animation has come to its end
 */
export function* typeHeadline(headline: HTMLElement, rest: () => void): Generator<number, void> {
  const phrases = [...headline.querySelectorAll<HTMLElement>('[data-phrase]')];
  const texts = phrases.map(({ dataset }) => dataset.phrase ?? '');
  const typed = headline.querySelector<HTMLElement>('[data-typed]');
  const [soFar, toCome] = typed?.children ?? [];
  const [lead, accent] = soFar?.children ?? [];
  const show = (phrase: number, length: number) => {
    const parts = typedParts(texts[phrase] ?? '', length);
    if (lead) lead.textContent = parts.lead;
    if (accent) accent.textContent = parts.accent;
    if (toCome) toCome.textContent = parts.rest;
    typed?.setAttribute('data-audience', phrases[phrase]?.dataset.audience ?? '');
  };
  const lengths = texts.map(({ length }) => length);
  yield* typing(lengths, show);
  rest();
}
