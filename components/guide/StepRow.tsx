import type { ComponentType } from 'react';
import { StepRing } from '@/components/ui/StepRing';

/** Behind the pictures, and of the rings. */
const ACCENTS = {
  sun: ['bg-sun px-[8%] py-5 sm:px-4', 'text-leaf-deep'],
  iris: ['bg-iris p-1.5 *:max-w-none', 'text-iris'],
};

type Props = {
  /** `mark`: a short name, where the title is long. */
  steps: readonly { title: string; text: string; mark?: string | undefined }[];
  /** What each step shows (components/art/app.tsx, components/art/portal.tsx). */
  screens: readonly ComponentType<{ className?: string }>[];
  accent: keyof typeof ACCENTS;
  /** Columns on wide screens. */
  className: string;
};

/** Few steps with their pictures: side by side on wide screens, on phones a swipe from one to the next. */
export function StepRow({ steps, screens, accent, className }: Props) {
  const [ground, ring] = ACCENTS[accent];
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`snap-row sm:grid sm:gap-x-6 sm:gap-y-12 ${className}`}
    >
      {steps.map(({ title, text, mark = title }, index) => {
        const Screen = screens[index];
        return (
          <li key={title} data-mark={mark} className="max-sm:w-[86%]">
            {Screen && (
              <div className={`mb-5 rounded-card ${ground}`}>
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
