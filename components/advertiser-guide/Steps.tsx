import { AddVideo, ChooseGoal, ChooseSharers, OpenAccount, WatchViews } from '@/components/art/portal';
import { StepRing } from '@/components/ui/StepRing';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

const SCREENS = [OpenAccount, ChooseGoal, ChooseSharers, AddVideo, WatchViews];

/** The five steps, each with a piece of the portal: a swipe apart on phones, side by side on wide screens, in three columns with their heading between. */
export function Steps({ steps }: Pick<AdvertiserGuide, 'steps'>) {
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row gap-x-4 gap-y-8 sm:grid @max-[40em]/page:sm:grid-cols-2 @min-[37em]/page:max-lg:contents lg:grid-cols-5 lg:gap-6"
    >
      {steps.map(({ title, mark, text }, index) => {
        const Screen = SCREENS[index];
        return (
          <li key={title} data-mark={mark} className="max-sm:w-[82%]">
            {Screen && (
              <div className="mb-4 overflow-hidden rounded-card lg:mb-5">
                <Screen className="print:max-w-36" />
              </div>
            )}
            <h3 className="heading-3 flex items-center gap-2.5 text-lg/tight xl:text-xl/[1.2]">
              <StepRing step={index + 1} of={steps.length} className="size-10 shrink-0 text-iris" />{' '}
              <span>{title}</span>
            </h3>
            <p className="mt-1.5 text-balance leading-normal">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
