import { LuArrowRight } from 'react-icons/lu';
import { Balance, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/lib/content/schemas/home';

const SCREENS = [Register, PostAd, ProofAccepted, Balance];

/**
 * The four steps, each with the whole screen of the app as it looks then, on one calm band; a swipe apart on phones.
 * On wide screens they share one phone, which stands still and changes with the scroll (app/motion.css).
 */
export function HowItWorks({ home }: { home: Home }) {
  const { steps } = home;
  const words = home.words.steps;
  return (
    <Section id="how-it-works" ground="sand" {...words} of={steps}>
      <ol
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="steps snap-row sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4"
      >
        {steps.map(({ title, text, time }, index) => {
          const Screen = SCREENS[index] ?? Balance;
          return (
            <li key={title} className="step max-sm:w-60">
              <div className="step-screen bg-sand">
                <Screen className="max-w-60 sm:max-lg:max-w-72" />
              </div>
              <div className="step-text pt-3">
                <h3 className="heading-3 step-title flex items-center gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-10 shrink-0 place-items-center rounded-full bg-ink text-white"
                  >
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="mt-1 max-w-[44ch] max-sm:leading-normal">{text}</p>
                <p className="mt-1 font-bold leading-snug">{time}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-2 flex flex-wrap gap-x-8 md:mt-10">
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
