import type { ComponentType } from 'react';
import { StepRing } from '@/components/ui/StepRing';

type Props = {
  steps: readonly { title: string; text: string }[];
  /** The app's screen of each step. */
  screens: readonly ComponentType<{ className?: string }>[];
  /** Columns on wide screens. */
  className: string;
};

/** Steps with the screens that go with them: a swipe apart on phones, side by side on wide screens; the last, which pays, on green. */
export function StepRow({ steps, screens, className }: Props) {
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`snap-row sm:grid sm:gap-x-6 sm:gap-y-12 *:last:*:first:bg-leaf ${className}`}
    >
      {steps.map(({ title, text }, index) => {
        const Screen = screens[index];
        return (
          <li key={title} data-mark={index + 1} className="max-sm:w-[82%]">
            {Screen && (
              <div className="mb-4 rounded-panel bg-sand px-[8%] py-5 sm:mb-5 sm:px-4">
                <Screen className="mx-auto max-w-64 print:max-w-36" />
              </div>
            )}
            <div>
              {/* In the heading, so that both fade where only an edge of the next step is in sight. */}
              <h3 className="heading-3 flex items-center gap-2.5">
                <StepRing step={index + 1} of={steps.length} className="size-11 text-leaf-deep sm:size-12" />{' '}
                <span>{title}</span>
              </h3>
              <p className="mt-1.5 text-balance max-sm:leading-normal sm:mt-2">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
