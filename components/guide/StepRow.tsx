import type { ComponentType } from 'react';
import { StepRing } from '@/components/ui/StepRing';

/** Behind the pictures, and of the rings. */
const ACCENTS = {
  sun: ['bg-sand group-nth-[n+4]/step:bg-sun', 'text-sun'],
  iris: ['bg-iris', 'text-iris'],
};

type Props = {
  steps: readonly { title: string; text: string }[];
  /** What each step shows (components/art/app.tsx, components/art/portal.tsx). */
  screens: readonly ComponentType<{ className?: string }>[];
  accent: keyof typeof ACCENTS;
  /** Columns on wide screens. */
  className: string;
};

/** Few steps with their pictures: side by side, a swipe apart on phones. */
export function StepRow({ steps, screens, accent, className }: Props) {
  const [ground, ring] = ACCENTS[accent];
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`snap-row sm:grid sm:gap-x-6 sm:gap-y-12 ${className}`}
    >
      {steps.map(({ title, text }, index) => {
        const Screen = screens[index];
        return (
          <li key={title} className="group/step max-sm:w-[88%]">
            {Screen && (
              <div className={`mb-5 rounded-card px-3 py-5 ${ground}`}>
                <Screen className="mx-auto max-w-64" />
              </div>
            )}
            <h3 className="heading-3 flex items-center gap-3">
              <StepRing step={index + 1} of={steps.length} className={`size-11 sm:size-12 ${ring}`} />
              <span>{title}</span>
            </h3>
            <p className="mt-1.5 text-balance text-muted max-sm:leading-normal sm:mt-2">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
