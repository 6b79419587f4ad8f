import { AddVideo, ChooseGoal, ChooseSharers, OpenAccount, WatchViews } from '@/components/art/portal';
import { StepRing } from '@/components/ui/StepRing';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

const SCREENS = [OpenAccount, ChooseGoal, ChooseSharers, AddVideo, WatchViews];

/** The five steps, each with a piece of the portal: a list, on tablets three above two, on wide screens side by side. */
export function Steps({ steps }: Pick<AdvertiserGuide, 'steps'>) {
  return (
    <ol className="max-md:-mt-4 md:grid md:grid-cols-6 md:gap-x-4 md:gap-y-8 lg:grid-cols-5 lg:gap-6">
      {steps.map(({ title, text }, index) => {
        const Screen = SCREENS[index];
        return (
          <li
            key={title}
            className={`flex-wrap items-start gap-4 border-rule *:last:flex-[1_1_9.5rem] max-md:not-last:border-b max-md:py-3.5 lg:col-span-1 ${index < 3 ? 'max-md:flex md:col-span-2' : 'max-lg:flex md:col-span-3'}`}
          >
            {Screen && (
              <div className="overflow-hidden rounded-2xl basis-[min(38%,8.5rem)] md:mb-5 lg:rounded-card">
                <Screen className="print:max-w-36" />
              </div>
            )}
            <div>
              <h3 className="heading-3 flex items-center gap-2.5 text-lg/tight xl:text-xl/[1.2]">
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
