import type { AdArtName, AdTone } from '@/lib/content/schemas/drawings';
import { AdArt } from './Drawing';

type Props = {
  text: string;
  art: AdArtName;
  tone: AdTone;
  /** Bars at the top, one for each status, and how many of them have run. */
  bars?: number;
  played?: number;
  /** What can be pressed at its foot. */
  button?: string;
  className?: string;
};

/** A status ad as it fills a screen. Decorative; sizes follow its width, so that it looks the same at each. */
export function AdCard({ text, art, tone, bars = 3, played = 1, button, className = '' }: Props) {
  return (
    <div aria-hidden="true" className={`@container ${className}`}>
      <div
        className={`flex aspect-[9/15] flex-col overflow-hidden rounded-[9cqi] px-[1em] pt-[.9em] text-left text-[8.4cqi] shadow-lift tone-${tone}`}
      >
        <span className="flex gap-[.3em]">
          {Array.from({ length: bars }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by nothing but their place
              key={index}
              className={`h-[.25em] flex-1 rounded-full bg-current ${index < played ? '' : 'opacity-30'}`}
            />
          ))}
        </span>
        <span className="mt-[.7em] font-display text-[1.55em] leading-[1.04] tracking-tight">{text}</span>
        <AdArt name={art} className={`m-auto size-[7.4em] ${button ? '' : 'mb-[1em]'}`} />
        {button && (
          <span className="mb-[1.1em] rounded-full bg-white py-[.45em] text-center font-bold text-[.9em] text-ink">
            {button}
          </span>
        )}
      </div>
    </div>
  );
}
