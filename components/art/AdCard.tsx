import type { ReactNode } from 'react';
import { content } from '@/lib/content';
import type { AdArtName, AdTone } from '@/lib/content/schemas/drawings';
import { AdArt } from './Drawing';

type Props = {
  text: string;
  /** Without it, the words are all there is. */
  art?: AdArtName;
  tone: AdTone;
  /** Who stands in it instead of a picture. */
  children?: ReactNode;
  /** What can be pressed at its foot. */
  button?: string;
  /** Classes: how large its mark, its words and its picture are, and how much of it has run, if it is not over. */
  mark?: string;
  words?: string;
  picture?: string;
  bar?: string;
  className?: string;
};

/** A status ad as it fills a screen. Decorative; sizes follow its width, so that it looks the same at each. */
export function AdCard({ text, art, tone, button, className = '', ...look }: Props) {
  const { children, mark = 'text-[.78em] @max-[8rem]:hidden', bar = '' } = look;
  const { words = 'mt-[.35em] text-[1.5em]', picture = 'mb-[.4em] size-[10.9em]' } = look;
  return (
    <div aria-hidden="true" className={`@container ${className}`}>
      <div
        className={`flex aspect-[9/15] flex-col overflow-hidden rounded-[9cqi] px-[1em] pt-[.9em] text-left text-[8.4cqi] shadow-lift tone-${tone}`}
      >
        <span
          className={`h-[.25em] shrink-0 rounded-full ${bar ? 'overflow-hidden bg-current/25' : 'bg-current'}`}
        >
          {bar && <span className={`story-bar block h-full rounded-full bg-current ${bar}`} />}
        </span>
        <span className={`mt-[.4em] ${mark}`}>{content().showcase.campaign.mark}</span>
        <span className={`mb-auto font-display leading-[1.04] tracking-tight ${words}`}>{text}</span>
        {art && <AdArt name={art} className={`min-h-0 self-center ${picture}`} />}
        {children}
        {button && (
          <span className="relative mb-[1.1em] rounded-full bg-white py-[.45em] text-center font-bold text-[.9em] text-ink">
            {button}
          </span>
        )}
      </div>
    </div>
  );
}
