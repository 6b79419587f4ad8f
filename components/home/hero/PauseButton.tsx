import { LuPause, LuPlay } from 'react-icons/lu';

/** Stops the hero's movement (WCAG 2.2, 2.2.2); only there when the site script moves anything. */
export function PauseButton({ label, className = '' }: { label: string; className?: string }) {
  return (
    <button
      type="button"
      data-pause
      aria-pressed="false"
      aria-label={label}
      className={`group/pause hidden size-11 cursor-pointer items-center justify-center rounded-full bg-ink/60 text-white transition-colors hover:bg-ink in-data-js:motion-safe:flex ${className}`}
    >
      <LuPause aria-hidden="true" className="size-4 fill-current group-aria-pressed/pause:hidden" />
      <LuPlay aria-hidden="true" className="hidden size-4 fill-current group-aria-pressed/pause:block" />
    </button>
  );
}
