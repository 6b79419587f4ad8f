import { Install, JoinAd, Paid, Registered } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const InStore = ({ className }: { className?: string }) => <Install className={className} head />;
const SCREENS = [InStore, Registered, JoinAd, Paid];

/** The steps with their screens, all in sight at any width: whole over the words on wide screens, their heads under the words on narrow ones. The money stands on green. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid gap-4 @min-[40em]/page:grid-cols-2 lg:gap-5 lg:@min-[60em]/page:grid-cols-4 xl:text-lg">
      {steps.map(({ title, text }, index) => {
        const Screen = SCREENS[index];
        return (
          <li
            key={title}
            className="flex flex-col overflow-hidden rounded-card bg-sun/40 px-4 pt-4 last:bg-leaf last:text-ink lg:rounded-panel lg:p-5"
          >
            {Screen && (
              <Screen className="mx-auto w-full max-w-68 max-lg:order-last max-lg:mt-auto max-lg:-mb-[10%] max-lg:pt-4" />
            )}
            <h3 className="heading-3 flex items-center gap-2.5 lg:mt-5">
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
