import type { ComponentType } from 'react';
import { StepRing } from '@/components/ui/StepRing';

type Props = {
  steps: readonly { title: string; text: string }[];
  /** What the phone shows at each step (components/art/app). */
  screens?: readonly ComponentType<{ className?: string }>[];
  /** Class that colours the rings. */
  ringClassName: string;
  /** Columns on wide screens. */
  className: string;
};

/** Few steps side by side, joined by a line; a swipe apart on phones. */
export function StepRow({ steps, screens = [], ringClassName, className }: Props) {
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`snap-row sm:grid sm:gap-x-6 sm:gap-y-9 ${className}`}
    >
      {steps.map(({ title, text }, index) => {
        const Screen = screens[index];
        return (
          <li
            key={title}
            className="group/step relative flex gap-5 max-sm:block max-sm:w-[92%] lg:flex-col lg:gap-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-8 right-0 left-20 hidden h-px bg-text/15 group-last/step:hidden lg:block"
            />
            <StepRing
              step={index + 1}
              of={steps.length}
              className={`size-16 max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:size-14 ${ringClassName}`}
            />
            <div className="flex grow flex-col lg:mt-6">
              <h3 className="heading-3 max-sm:flex max-sm:min-h-14 max-sm:items-center max-sm:pl-18">
                {title}
              </h3>
              <p className="mt-2 max-w-[38ch] text-muted">{text}</p>
              {Screen && (
                <div className="mt-auto pt-5">
                  <div className="rounded-card bg-sun p-6">
                    <Screen className="mx-auto max-w-44" />
                  </div>
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
