import { AddVideo, ChooseGoal, ChooseSharers, OpenAccount, WatchViews } from '@/components/art/portal';
import { StepRing } from '@/components/ui/StepRing';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

const SCREENS = [OpenAccount, ChooseGoal, ChooseSharers, AddVideo, WatchViews];

/** The five steps, each with a piece of the portal: beside its words on phones, side by side on wide screens, in three columns with their heading between. */
export function Steps({ steps }: Pick<AdvertiserGuide, 'steps'>) {
  return (
    <ol className="grid gap-x-4 gap-y-3 sm:gap-y-8 @max-[40em]/page:sm:grid-cols-2 @min-[37em]/page:max-lg:contents lg:grid-cols-5 lg:gap-6">
      {steps.map(({ title, text }, index) => {
        const Screen = SCREENS[index];
        return (
          <li
            key={title}
            className="grid-cols-[7.5rem_1fr] grid-rows-[1fr_auto_auto_1fr] gap-x-4 @min-[18em]/page:max-sm:grid"
          >
            {Screen && (
              <div className="row-span-full self-start overflow-hidden rounded-card sm:mb-4 lg:mb-5">
                <Screen className="print:max-w-36" />
              </div>
            )}
            <h3 className="heading-3 row-start-2 flex items-center gap-2.5 text-lg/tight xl:text-xl/[1.2]">
              <StepRing step={index + 1} of={steps.length} className="size-10 shrink-0 text-iris" />{' '}
              <span>{title}</span>
            </h3>
            <p className="row-start-3 mt-1.5 text-balance leading-snug sm:leading-normal">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
