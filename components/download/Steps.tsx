import { Install, JoinAd, Paid, Registered } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const SCREENS = [
  { Screen: Install, ground: 'bg-iris/25' },
  { Screen: Registered, ground: 'bg-sun/50' },
  { Screen: JoinAd, ground: 'bg-iris/25' },
  { Screen: Paid, ground: 'bg-leaf' },
];

/** The steps with their screens, all in sight at any width: two by two on phones. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid gap-x-3 gap-y-7 @min-[18em]/page:grid-cols-2 md:gap-x-4 @min-[40em]/page:grid-cols-4 lg:gap-x-6 xl:text-lg">
      {steps.map(({ title, text }, index) => {
        const { Screen, ground = '' } = SCREENS[index] ?? {};
        return (
          <li key={title}>
            <div className={`mb-3 rounded-card p-2 md:mb-5 lg:rounded-panel lg:px-4 lg:py-5 ${ground}`}>
              {Screen && <Screen className="mx-auto max-w-64 print:max-w-36" />}
            </div>
            <h3 className="heading-3 flex items-center gap-1.5 max-lg:text-lg lg:gap-2.5">
              <StepRing step={index + 1} of={steps.length} className="size-8 text-leaf-deep lg:size-12" />
              {title}
            </h3>
            <p className="mt-1.5 leading-snug lg:mt-2 lg:leading-normal">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
