import { Install, JoinAd, Paid, Registered } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const WIDE = 'max-md:rounded-card max-md:p-4 max-md:@min-[18em]/page:col-span-2';

/** The screens; on phones the last two stand on a wide card each, beside their words or under them. */
const SCREENS = [
  { Screen: Install, ground: 'mb-3 p-2 bg-iris/25' },
  { Screen: Registered, ground: 'mb-3 p-2 bg-sun/50' },
  {
    Screen: JoinAd,
    ground: 'md:bg-iris/25 md:p-2 max-md:col-start-2 row-span-full max-md:row-start-1',
    card: `max-md:@min-[18em]/page:grid grid-cols-[1fr_9rem] grid-rows-[1fr_auto_auto_1fr] gap-x-4 max-md:bg-iris/25 ${WIDE}`,
  },
  {
    Screen: Paid,
    ground:
      'md:bg-leaf md:p-2 max-md:order-last max-md:mx-auto max-md:mt-5 max-md:h-90 max-md:w-52 max-md:max-w-full',
    card: `flex-col overflow-hidden max-md:flex max-md:pb-0! max-md:bg-leaf ${WIDE}`,
  },
];

/** The steps with their screens, all in sight at any width, the payout largest on phones. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid gap-x-3 gap-y-6 @min-[18em]/page:grid-cols-2 md:gap-x-4 @min-[40em]/page:grid-cols-4 lg:gap-x-6 xl:text-lg">
      {steps.map(({ title, text }, index) => {
        const { Screen, ground = '', card } = SCREENS[index] ?? {};
        return (
          <li key={title} className={card}>
            <div className={`rounded-card md:mb-5 lg:rounded-panel lg:px-4 lg:py-5 ${ground}`}>
              {Screen && <Screen className="mx-auto max-w-64 print:max-w-36" />}
            </div>
            <h3 className="heading-3 row-start-2 flex items-center gap-1.5 max-lg:text-lg/tight lg:gap-2.5">
              <StepRing
                step={index + 1}
                of={steps.length}
                className="size-8 shrink-0 text-leaf-deep lg:size-12"
              />
              {title}
            </h3>
            <p className="row-start-3 mt-1.5 leading-snug lg:mt-2 lg:leading-normal">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
