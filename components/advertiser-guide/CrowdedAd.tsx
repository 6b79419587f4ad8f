import { AdDrawing } from '@/components/art/AdArt';

const THINGS = ['duka', 'drink', 'chapati', 'samosa', 'moped', 'pilau'] as const;

/** An ad that says everything at once, so that nothing of it is read. Decorative. */
export function CrowdedAd({ lines, className = '' }: { lines: string[]; className?: string }) {
  const [first, ...others] = lines;
  return (
    <div aria-hidden="true" className={`@container ${className}`}>
      <div className="flex aspect-[9/15] flex-col overflow-hidden rounded-[9cqi] bg-[linear-gradient(to_bottom_right,var(--color-sand),var(--color-sun),var(--color-rose))] px-[1em] pt-[.9em] text-center text-[8.4cqi] text-ink leading-[1.15] shadow-lift">
        <span className="h-[.25em] rounded-full bg-current opacity-30" />
        <span className="mt-[.7em] text-[.72em]">{first}</span>
        <span className="mt-[.6em] grid grid-cols-3 gap-[.2em]">
          {THINGS.map((name) => (
            <AdDrawing key={name} name={name} className="w-full" />
          ))}
        </span>
        <span className="mt-[.4em] grid gap-[.35em] text-[.56em]">
          {others.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </div>
    </div>
  );
}
