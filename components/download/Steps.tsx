import { Balance, Install, PostAd, Register } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

/** The screens of the steps. On phones each is drawn small: with larger print, and without what would be too small to read. */
const SCREENS = [
  { Screen: Install, small: 'max-sm:[&>*>*>*]:text-[6.6cqi] max-sm:[&>*>*>*>*>*:last-child]:hidden' },
  { Screen: Register, small: 'max-sm:[&>*>*>*]:text-[7.4cqi] max-sm:[&>*>*>*>*>*:last-child]:hidden' },
  { Screen: PostAd, small: 'max-sm:[&>*>*>*]:text-[6.8cqi] max-sm:[&_svg]:size-[10.4em]' },
  {
    Screen: Balance,
    small:
      'max-sm:[&>*>*>*]:text-[6.2cqi] max-sm:[&_b+span]:hidden max-sm:[&_span+span>:nth-child(n+4)]:hidden',
  },
];

/** The steps, each with the whole screen of the app that it turns on: beside it on phones, else above it, all four side by side or two and two. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid gap-x-6 gap-y-7 sm:gap-y-10 sm:@min-[18em]/page:grid-cols-2 @min-[60em]/page:grid-cols-4">
      {steps.map(({ title, text }, index) => {
        const { Screen, small } = SCREENS[index] ?? { Screen: Balance, small: '' };
        return (
          <li
            key={title}
            className="group max-sm:@min-[18em]/page:grid max-sm:grid-cols-[8.75rem_minmax(0,1fr)] items-center gap-x-4"
          >
            <div className="sm:rounded-panel sm:bg-sand sm:py-5 sm:group-last:bg-sun">
              <Screen
                className={`mx-auto max-w-48 sm:w-[78%] sm:max-w-60 @min-[60em]/page:max-w-52 ${small}`}
              />
            </div>
            <div>
              <h3 className="heading-3 flex items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-1.5 sm:mt-2.5 sm:min-h-12">
                <StepRing step={index + 1} of={steps.length} className="size-11 text-leaf-deep" />
                {title}
              </h3>
              <p className="mt-1.5 text-pretty max-sm:leading-normal xl:text-lg">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
