import { LuPause, LuPlay } from 'react-icons/lu';
import { content } from '@/lib/content';

/** Stops the hero's movement (WCAG 2.2, 2.2.2); only there when the site script moves anything. */
export function PauseButton({ className = '' }: { className?: string }) {
  const words = content().home.words.hero;
  return (
    <button
      type="button"
      data-pause
      aria-pressed="false"
      aria-label={words.pause}
      className={`group/pause hidden size-11 cursor-pointer items-center justify-center rounded-full bg-ink/60 text-white transition-colors hover:bg-ink in-data-js:motion-safe:flex ${className}`}
    >
      <LuPause aria-hidden="true" className="size-4 fill-current group-aria-pressed/pause:hidden" />
      <LuPlay aria-hidden="true" className="hidden size-4 fill-current group-aria-pressed/pause:block" />
    </button>
  );
}
