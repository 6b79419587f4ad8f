import type { ComponentType } from 'react';
import { StepRing } from '@/components/ui/StepRing';

/** Behind the pictures, of the rings, and of a step: phones take a swipe from one to the next, advertisers read a list. */
const ACCENTS = {
  sun: ['bg-sun px-[8%] sm:px-4', 'text-leaf-deep', 'max-sm:w-[86%]'],
  iris: [
    'self-start bg-iris p-1! *:max-w-none md:p-1.5! max-lg:row-span-2 max-lg:mb-0 max-lg:rounded-2xl',
    'max-md:size-9! text-iris',
    'grid-cols-[6rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 max-lg:grid max-xl:[&_h3]:gap-2 max-xl:[&_h3]:text-lg/tight max-md:[&_p]:leading-snug md:grid-cols-[10rem_minmax(0,1fr)] md:max-lg:grid-rows-2 md:gap-x-8 md:max-lg:[&_h3]:self-end @max-[13em]/page:grid-cols-1',
  ],
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

/** Few steps with their pictures: side by side on wide screens. */
export function StepRow({ steps, screens, accent, className }: Props) {
  const [ground, ring, item] = ACCENTS[accent];
  const swiped = accent === 'sun';
  return (
    <ol
      tabIndex={swiped ? 0 : undefined}
      className={`${swiped ? 'snap-row' : 'grid gap-5'} sm:grid sm:gap-x-6 sm:gap-y-12 ${className}`}
    >
      {steps.map(({ title, text, mark = title }, index) => {
        const Screen = screens[index];
        return (
          <li key={title} data-mark={swiped ? mark : undefined} className={item}>
            {Screen && (
              <div className={`mb-5 rounded-card py-5 ${ground}`}>
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
