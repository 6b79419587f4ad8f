import { Install, JoinAd, Paid, Registered } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const SCREENS = [Install, Registered, JoinAd, Paid];

/** The steps with their screens, whole over the words: a swipe apart on phones. The money stands on green. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row gap-4 sm:grid @min-[40em]/page:grid-cols-2 lg:gap-5 lg:@min-[60em]/page:grid-cols-4 xl:text-lg"
    >
      {steps.map(({ title, text }, index) => {
        const Screen = SCREENS[index];
        return (
          <li
            key={title}
            data-mark={title}
            className="rounded-card bg-sun/40 p-4 max-sm:w-[82%] last:bg-leaf last:text-ink lg:rounded-panel lg:p-5"
          >
            {Screen && <Screen className="mx-auto w-full max-w-68 sm:max-lg:max-w-56" />}
            <h3 className="heading-3 mt-4 flex items-center gap-2.5 lg:mt-5">
              <StepRing step={index + 1} of={steps.length} className="size-11 text-leaf-deep lg:size-12" />
              {title}
            </h3>
            <p className="mt-2 text-pretty leading-snug lg:leading-normal">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
