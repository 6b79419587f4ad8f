import { AddVideo, ChooseGoal, ChooseSharers, OpenAccount, WatchViews } from '@/components/art/portal';
import { StepRing } from '@/components/ui/StepRing';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

const SCREENS = [OpenAccount, ChooseGoal, ChooseSharers, AddVideo, WatchViews];

/** The five steps, each with a piece of the portal: a list, on wide screens side by side. */
export function Steps({ steps }: Pick<AdvertiserGuide, 'steps'>) {
  return (
    <ol className="max-md:-mt-4 md:grid md:grid-cols-5 md:gap-4 lg:gap-6">
      {steps.map(({ title, text }, index) => {
        const Screen = SCREENS[index];
        return (
          <li
            key={title}
            className="max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-4 max-md:border-rule max-md:not-last:border-b max-md:py-3.5 max-md:*:last:flex-[1_1_9.5rem]"
          >
            {Screen && (
              <div className="overflow-hidden rounded-2xl max-md:w-[38%] max-md:max-w-32 md:mb-5 lg:rounded-card">
                <Screen className="print:max-w-36" />
              </div>
            )}
            <div>
              <h3 className="heading-3 flex items-center gap-2.5 text-lg/tight md:max-lg:flex-col md:max-lg:items-start xl:text-xl/[1.2]">
                <StepRing step={index + 1} of={steps.length} className="size-10 text-iris" />{' '}
                <span>{title}</span>
              </h3>
              <p className="mt-1.5 text-balance leading-normal">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
