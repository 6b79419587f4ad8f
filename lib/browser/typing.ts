/** The headline that types, pauses and deletes one phrase after another: specification, section 4. */
import { repeat } from './repeat';

/** Milliseconds for each character typed, each character deleted, and the pause between: specification, section 9. */
const DELAYS = { typing: 80, deleting: 40, pausing: 1500 };

export type Typing = { phrase: number; length: number; phase: keyof typeof DELAYS };

/** @returns milliseconds until the next state is due */
export function typingDelay({ phase }: Typing): number {
  return DELAYS[phase];
}

/**
 * One step of the animation.
 * @param lengths the number of characters of each phrase, in their order
 * @returns the state that follows once {@link typingDelay} has passed
 */
export function nextTyping({ phrase, length, phase }: Typing, lengths: readonly number[]): Typing {
  if (phase === 'pausing') return { phrase, length, phase: 'deleting' };
  if (phase === 'deleting') {
    return length > 1
      ? { phrase, length: length - 1, phase }
      : { phrase: (phrase + 1) % lengths.length, length: 0, phase: 'typing' };
  }
  const typed = length + 1;
  return { phrase, length: typed, phase: typed === lengths[phrase] ? 'pausing' : 'typing' };
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
 * Types into `[data-typed]`, beginning with the pause after the phrase that the page came with. What is still to be
 * typed is there from the start, unlit: whoever looks up at any moment reads a whole phrase, and no word jumps.
 * @param headline holds `[data-phrase]` elements, each one phrase, and the `[data-typed]` element
 * @returns a function that stops the animation and starts it again
 */
export function typeHeadline(headline: HTMLElement): (run: boolean) => void {
  const phrases = [...headline.querySelectorAll<HTMLElement>('[data-phrase]')];
  const texts = phrases.map(({ dataset }) => dataset.phrase ?? '');
  const lengths = texts.map(({ length }) => length);
  const typed = headline.querySelector<HTMLElement>('[data-typed]');
  const [soFar, rest] = typed?.children ?? [];
  const [lead, accent] = soFar?.children ?? [];
  let state: Typing = { phrase: 0, length: lengths[0] ?? 0, phase: 'pausing' };

  const show = () => {
    const parts = typedParts(texts[state.phrase] ?? '', state.length);
    if (lead) lead.textContent = parts.lead;
    if (accent) accent.textContent = parts.accent;
    if (rest) rest.textContent = parts.rest;
    typed?.setAttribute('data-audience', phrases[state.phrase]?.dataset.audience ?? '');
  };
  return repeat(
    () => typingDelay(state),
    () => {
      state = nextTyping(state, lengths);
      show();
    },
  );
}
