import { Balance, Install, PostAd, Register } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const SCREENS = [Install, Register, PostAd, Balance];

/** The steps, each under the whole screen of the app that it turns on: all four side by side, or two and two. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid gap-x-3 gap-y-8 @min-[18em]/page:grid-cols-2 sm:gap-x-6 sm:gap-y-10 @min-[60em]/page:grid-cols-4">
      {steps.map(({ title, text }, index) => {
        const Screen = SCREENS[index] ?? Balance;
        return (
          <li key={title} className="group">
            <div className="sm:rounded-panel sm:bg-sand sm:py-5 sm:group-last:bg-sun">
              <Screen className="mx-auto max-w-48 sm:w-[78%] @min-[60em]/page:max-w-52" />
            </div>
            <h3 className="heading-3 mt-2.5 flex min-h-12 items-center gap-3">
              <StepRing step={index + 1} of={steps.length} className="size-11 text-leaf-deep" />
              {title}
            </h3>
            <p className="mt-1.5 text-pretty max-sm:leading-normal xl:text-lg">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
