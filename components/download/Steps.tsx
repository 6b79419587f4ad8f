import { Balance, Install, JoinAd, Register } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

/** The screens of the steps. Phones see the upper part of each, where it tells its step; of joining the lower, with its buttons. */
const SCREENS = [
  { Screen: Install },
  { Screen: Register },
  { Screen: JoinAd, part: 'max-sm:items-end max-sm:pt-0 max-sm:pb-5' },
  { Screen: Balance },
];

/** The steps, each under the screen of the app that it turns on: one below the other on phones, all four side by side, or two and two. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid grid-cols-1 gap-x-6 gap-y-9 sm:gap-y-10 sm:@min-[18em]/page:grid-cols-2 @min-[60em]/page:grid-cols-4">
      {steps.map(({ title, text }, index) => {
        const { Screen, part = '' } = SCREENS[index] ?? { Screen: Balance };
        return (
          <li key={title} className="group">
            <div
              className={`flex overflow-hidden rounded-panel bg-sand pt-5 group-last:bg-sun max-sm:h-[min(18.2rem,91vw)] sm:pb-5 ${part}`}
            >
              <Screen className="mx-auto w-58 max-w-[86%] print:max-w-36 sm:max-lg:w-60" />
            </div>
            <h3 className="heading-3 mt-4 flex items-center gap-3 xl:mt-6">
              <StepRing step={index + 1} of={steps.length} className="size-11 text-leaf-deep" />
              {title}
            </h3>
            <p className="mt-2 text-balance max-sm:leading-normal xl:text-lg">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
