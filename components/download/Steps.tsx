import { Install, JoinAd, Paid, Registered } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const BESIDE = '@min-[18em]/page:max-lg:grid *:first:col-start-2 *:first:row-span-full';
const NARROW = `${BESIDE} [&>h3]:max-lg:flex-col [&>h3]:max-lg:items-start`;

/** The screens and the colours of their cards: beside the words or over them, the last on phones under its words and largest. */
const SCREENS = [
  { Screen: Install, card: `bg-iris/25 ${NARROW}` },
  { Screen: Registered, card: `bg-sun/50 ${NARROW}` },
  { Screen: JoinAd, card: `bg-iris/25 ${NARROW}` },
  {
    Screen: Paid,
    card: 'bg-leaf text-ink overflow-hidden max-md:flex max-md:flex-col max-md:[&>h3]:mt-0 max-md:pb-0 max-md:*:first:order-last max-md:*:first:mt-5 max-md:*:first:h-80 max-md:*:first:w-52 max-md:*:first:max-w-full md:max-lg:grid md:*:first:col-start-2 md:*:first:row-span-full md:max-lg:[&>h3]:flex-col md:max-lg:[&>h3]:items-start',
  },
];

/** The steps with their screens, all in sight at any width. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid gap-4 @min-[40em]/page:grid-cols-2 lg:gap-5 lg:@min-[60em]/page:grid-cols-4 xl:text-lg">
      {steps.map(({ title, text }, index) => {
        const { Screen, card = '' } = SCREENS[index] ?? {};
        return (
          <li
            key={title}
            className={`grid-cols-[1fr_7.75rem] grid-rows-[1fr_auto_auto_1fr] gap-x-2.5 rounded-card p-4 max-lg:pe-2.5 md:gap-x-4 md:grid-cols-[1fr_9.5rem] lg:rounded-panel lg:p-5 ${card}`}
          >
            {Screen && <Screen className="mx-auto w-full max-w-64 print:max-w-36" />}
            <h3 className="heading-3 row-start-2 flex items-center gap-x-2 gap-y-1.5 mt-3 lg:mt-5 lg:gap-2.5">
              <StepRing
                step={index + 1}
                of={steps.length}
                className="size-11 shrink-0 text-leaf-deep lg:size-12"
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
