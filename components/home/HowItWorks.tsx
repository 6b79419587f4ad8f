import { LuArrowRight, LuClock3 } from 'react-icons/lu';
import { Balance, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/lib/content/schemas/home';

/** Each with the end of the phone at which its telling part is. */
const SCREENS = [
  { Screen: Register, end: 'items-start pt-5' },
  { Screen: PostAd, end: 'items-end pb-5' },
  { Screen: ProofAccepted, end: 'items-end pb-5' },
  { Screen: Balance, end: 'items-start pt-5' },
] as const;

/** The four steps, each with that part of the app's screen which matters then, as large as in the hand; a swipe apart on phones. */
export function HowItWorks({ home }: { home: Home }) {
  const { steps } = home;
  const words = home.words.steps;
  return (
    <Section id="how-it-works" ground="sand" {...words} of={steps}>
      <ol
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="snap-row gap-6 sm:grid sm:grid-cols-2"
      >
        {steps.map(({ title, text, time }, index) => {
          const { Screen, end } = SCREENS[index] ?? SCREENS[3];
          return (
            <li
              key={title}
              className="group/step grid overflow-hidden rounded-panel bg-white max-lg:grid-rows-[auto_1fr] max-sm:w-[92%] lg:grid-cols-[1fr_1.25fr]"
            >
              <div
                className={`flex h-96 justify-center overflow-hidden bg-leaf-deep px-3 group-last/step:bg-leaf lg:order-2 lg:h-auto lg:min-h-104 lg:contain-size ${end}`}
              >
                <Screen className="w-full max-w-72 shrink-0 lg:group-last/step:max-w-68" />
              </div>
              <div className="flex flex-col p-5 lg:p-8">
                <h3 className="heading-3 flex items-center gap-3 lg:block lg:text-3xl">
                  <span
                    aria-hidden="true"
                    className="grid size-10 shrink-0 place-items-center rounded-full bg-ink text-white lg:mb-4 lg:size-12"
                  >
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="mt-2 max-w-[44ch] max-sm:leading-normal">{text}</p>
                <p className="mt-auto flex items-center gap-2 pt-2 font-bold text-leaf-deep leading-snug">
                  <LuClock3 aria-hidden="true" className="size-5 shrink-0" />
                  {time}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-5 flex flex-wrap gap-x-8 md:mt-10">
        <More href="/whatsapp-earning-guide">{words.earn}</More>
        <More href="/advertiser-guide">{words.advertise}</More>
      </p>
    </Section>
  );
}

function More({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="group inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
    >
      {children}
      <LuArrowRight
        aria-hidden="true"
        className="size-4 transition-transform duration-150 group-hover:translate-x-1"
      />
    </a>
  );
}
