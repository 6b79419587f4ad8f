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

/** Few steps side by side; beneath one another on phones, or with their pictures a swipe apart. */
export function StepRow({ steps, screens = [], ringClassName, className }: Props) {
  const swiped = screens.length > 0;
  return (
    <ol
      {...(swiped && { tabIndex: 0 })}
      className={`${swiped ? 'snap-row sm:grid sm:gap-y-12' : 'grid gap-y-5'} sm:gap-x-6 ${className}`}
    >
      {steps.map(({ title, text }, index) => {
        const Screen = screens[index];
        return (
          <li key={title} className={`group/step relative ${swiped ? 'max-sm:w-[84%]' : ''}`}>
            {Screen ? (
              <div className="mb-5 rounded-card bg-sun px-4 py-6 sm:px-6">
                <Screen className="mx-auto max-w-56" />
              </div>
            ) : (
              <span
                aria-hidden="true"
                className="absolute top-6 right-0 left-16 hidden h-px bg-text/15 group-last/step:hidden lg:block"
              />
            )}
            <h3
              className={`heading-3 flex items-center gap-3 ${swiped ? '' : 'lg:flex-col lg:items-start lg:gap-5'}`}
            >
              <StepRing
                step={index + 1}
                of={steps.length}
                className={`size-11 sm:size-12 ${ringClassName}`}
              />
              <span>{title}</span>
            </h3>
            <p className="mt-1.5 max-w-[46ch] text-muted max-sm:leading-normal sm:mt-2">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
