import { LuArrowRight } from 'react-icons/lu';
import { Balance, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import { content } from '@/lib/content';

const SCREENS = [Register, PostAd, ProofAccepted, Balance];

/** The four steps, each with the app as it looks then and a ring one dash fuller than the last. */
export function HowItWorks() {
  const words = content().home.words.steps;
  const { steps } = content().home;
  return (
    <Section
      id="how-it-works"
      ground="sand"
      accent="sun"
      eyebrow={words.eyebrow}
      title={words.title}
      lead={words.lead}
    >
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.label}
        className="snap-row sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4 lg:gap-6"
      >
        {steps.map(({ title, text, time }, index) => {
          const Screen = SCREENS[index] ?? Balance;
          return (
            <li
              key={title}
              className="flex flex-col overflow-hidden rounded-card border border-rule bg-white max-sm:w-[78%]"
            >
              <div className="flex h-40 justify-center overflow-hidden bg-sun px-6 pt-6 lg:h-72">
                <Screen className="w-44 lg:w-52" />
              </div>
              <div className="flex flex-1 flex-col items-start p-5">
                <h3 className="heading-3 flex items-center gap-3">
                  <StepRing step={index + 1} of={steps.length} className="size-12 text-leaf-deep" />
                  {title}
                </h3>
                <p className="mt-2 mb-3 max-w-[44ch] text-muted">{text}</p>
                <p className="mt-auto rounded-full bg-sand px-3.5 py-1 text-pretty font-bold text-sm">
                  {time}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-8 md:mt-10">
        <More href="/whatsapp-earning-guide">{words.earn}</More>
        <More href="/advertiser-guide">{words.advertise}</More>
      </p>
    </Section>
  );
}

function More({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-link group inline-flex min-h-11 items-center gap-2">
      {children}
      <LuArrowRight
        aria-hidden="true"
        className="size-4 transition-transform duration-150 group-hover:translate-x-1"
      />
    </a>
  );
}
