import { content } from '@/lib/content';
import { AdArt } from './Drawing';

/** What each part of the ad shows, how large, and how far its bar has run. */
const PARTS = [
  { art: 'pilau', picture: 'size-[9.9em] mb-[.5em]', played: 'w-[13%] [--from:0]' },
  { art: 'moped', picture: 'size-[8em] mb-[1.5em]', played: 'w-[53%] [--from:13%]' },
  { art: 'pilau', picture: 'size-[8em] mb-[.5em]', played: 'w-full [--from:53%]' },
] as const;

type Props = {
  /** 0, 1 or 2. */
  part: number;
  className?: string;
};

/** One part of the example ad as it stands on the screen; sizes follow the frame's width. */
export function StoryboardFrame({ part, className = '' }: Props) {
  const { storyboard, preview } = content().showcase;
  const look = PARTS[part];
  if (!look) return null;
  return (
    <div aria-hidden="true" className={`@container ${className}`}>
      <div
        className={`flex aspect-[9/15] flex-col lg:aspect-[7/10] overflow-hidden rounded-[8cqi] px-[1em] pt-[1em] text-[8.4cqi] shadow-lift tone-${preview.tone}`}
      >
        <span className="h-[.3em] rounded-full bg-current/25">
          <span className={`story-bar block h-full rounded-full bg-current ${look.played}`} />
        </span>
        <span className="mt-[.8em] font-display text-[1.5em] leading-[1.02] tracking-tight">
          {storyboard[part]?.shows}
        </span>
        <AdArt name={look.art} className={`mx-auto mt-auto ${look.picture}`} />
        {part === PARTS.length - 1 && (
          <span className="mb-[1.2em] rounded-full bg-white py-[.5em] text-center font-bold text-[.9em] text-ink">
            {preview.button}
          </span>
        )}
      </div>
    </div>
  );
}
