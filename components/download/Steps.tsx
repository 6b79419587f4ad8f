import { Install, Paid, PostAd, Register } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const SCREENS = [Install, Register, PostAd, Paid];

/** The steps with their screens over them; on phones the screens are a swipe apart, and all words stand below. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <div className="sm:grid sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} className="snap-row sm:contents">
        {steps.map(({ title }, index) => {
          const Screen = SCREENS[index] ?? Paid;
          return (
            <li
              key={title}
              data-mark={title}
              className="rounded-card bg-sand px-[8%] py-5 last:bg-sun max-sm:w-[86%] sm:px-4 sm:max-lg:nth-[n+3]:order-2"
            >
              <Screen className="mx-auto max-w-64" />
            </li>
          );
        })}
      </ul>
      <ol className="max-sm:mt-3 sm:contents">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-rule max-sm:not-last:border-b max-sm:py-4 sm:order-1 sm:mt-5 sm:max-lg:mb-12 sm:max-lg:nth-[n+3]:order-3 sm:max-lg:nth-[n+3]:mb-0"
          >
            <h3 className="heading-3 flex items-center gap-3">
              <StepRing step={index + 1} of={steps.length} className="size-11 text-leaf-deep sm:size-12" />
              {title}
            </h3>
            <p className="mt-1.5 text-pretty text-muted max-sm:leading-normal sm:text-balance">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
