import type { AdArtName, AdTone } from '@/lib/content/schemas/home';
import { AdArt } from './AdArt';

export type AdThumbProps = { art: AdArtName; tone: AdTone; className?: string };

/** A small upright ad. */
export function AdThumb({ art, tone, className = '' }: AdThumbProps) {
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-2xl p-2 shadow-lift tone-${tone} ${className}`}
    >
      <AdArt name={art} className="aspect-square w-full max-w-20" />
    </span>
  );
}
