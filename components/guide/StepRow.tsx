import type { ComponentType } from 'react';
import { StepRing } from '@/components/ui/StepRing';

/** Behind the pictures; of the rings; of the row and of each step, on phones a swipe, or a list on tablets too. */
const ACCENTS = {
  sun: ['mb-4 bg-sun px-[8%] py-5 sm:mb-5 sm:px-4', 'size-11 text-leaf-deep', 'snap-row', 'max-sm:w-[82%]'],
  iris: [
    'overflow-hidden *:max-w-none max-lg:w-[38%] max-lg:max-w-32 max-lg:rounded-2xl lg:mb-5',
    'size-10! text-iris',
    'max-lg:-mt-4 max-lg:gap-y-0!',
    'max-lg:flex max-lg:flex-wrap max-lg:items-start max-lg:gap-4 max-lg:border-rule max-lg:not-last:border-b max-lg:py-3.5 max-lg:*:last:flex-[1_1_9.5rem]',
  ],
} as const;

type Props = {
  /** `mark`: a short name, where the title is long. */
  steps: readonly { title: string; text: string; mark?: string | undefined }[];
  /** What each step shows (components/art/app.tsx, components/art/portal.tsx). */
  screens: readonly ComponentType<{ className?: string }>[];
  accent: keyof typeof ACCENTS;
  /** Columns on wide screens. */
  className: string;
};

/** Few steps with their pictures: side by side on wide screens, on phones a swipe from one to the next, or a list. */
export function StepRow({ steps, screens, accent, className }: Props) {
  const [ground, ring, row, item] = ACCENTS[accent];
  return (
    <ol
      tabIndex={accent === 'sun' ? 0 : undefined}
      className={`${row} sm:grid sm:gap-x-6 sm:gap-y-12 ${className}`}
    >
      {steps.map(({ title, text, mark = title }, index) => {
        const Screen = screens[index];
        return (
          <li key={title} data-mark={mark} className={item}>
            {Screen && (
              <div className={`rounded-card ${ground}`}>
                <Screen className="mx-auto max-w-64 print:max-w-36" />
              </div>
            )}
            <div>
              {/* In the heading, so that both fade where only an edge of the next step is in sight. */}
              <h3 className="heading-3 flex items-center gap-2.5">
                <StepRing step={index + 1} of={steps.length} className={`sm:size-12 ${ring}`} />{' '}
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
