/** The headline that types, pauses and deletes one phrase after another: specification, section 4. */
import { repeat } from './repeat';

/**
 * Milliseconds for each character typed, each character deleted, and the pause between (specification, section 9); and
 * how long the phrase that the page came with stands before any of that begins.
 */
const DELAYS = { holding: 6000, typing: 80, deleting: 40, pausing: 1500 };

export type Typing = { phrase: number; length: number; phase: keyof typeof DELAYS | 'resting' };

/** @returns milliseconds until the next state is due; undefined when none is */
export function typingDelay({ phase }: Typing): number | undefined {
  return phase === 'resting' ? undefined : DELAYS[phase];
}

/**
 * One step of the animation, which goes through the phrases once and rests on the first.
 * @param lengths the number of characters of each phrase, in their order
 * @returns the state that follows once {@link typingDelay} has passed
 */
export function nextTyping({ phrase, length, phase }: Typing, lengths: readonly number[]): Typing {
  if (phase === 'resting') return { phrase, length, phase };
  if (phase === 'pausing' || phase === 'holding') return { phrase, length, phase: 'deleting' };
  if (phase === 'deleting') {
    return length > 1
      ? { phrase, length: length - 1, phase }
      : { phrase: (phrase + 1) % lengths.length, length: 0, phase: 'typing' };
  }
  const typed = length + 1;
  if (typed !== lengths[phrase]) return { phrase, length: typed, phase };
  return { phrase, length: typed, phase: phrase === 0 ? 'resting' : 'pausing' };
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
 * @returns a function that stops the animation and starts it again
 */
export function typeHeadline(headline: HTMLElement, rest: () => void): (run: boolean) => void {
  const phrases = [...headline.querySelectorAll<HTMLElement>('[data-phrase]')];
  const texts = phrases.map(({ dataset }) => dataset.phrase ?? '');
  const lengths = texts.map(({ length }) => length);
  const typed = headline.querySelector<HTMLElement>('[data-typed]');
  const [soFar, toCome] = typed?.children ?? [];
  const [lead, accent] = soFar?.children ?? [];
  let state: Typing = { phrase: 0, length: lengths[0] ?? 0, phase: 'holding' };

  const show = () => {
    const parts = typedParts(texts[state.phrase] ?? '', state.length);
    if (lead) lead.textContent = parts.lead;
    if (accent) accent.textContent = parts.accent;
    if (toCome) toCome.textContent = parts.rest;
    typed?.setAttribute('data-audience', phrases[state.phrase]?.dataset.audience ?? '');
  };
  return repeat(
    () => typingDelay(state),
    () => {
      state = nextTyping(state, lengths);
      show();
      if (state.phase === 'resting') rest();
    },
  );
}
