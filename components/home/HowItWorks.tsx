import { LuArrowRight } from 'react-icons/lu';
import { Ring } from '@/components/art/Ring';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';

/** The four steps on one line, each ring one dash fuller than the last. */
export function HowItWorks() {
  const { steps } = content().home;
  return (
    <Section
      id="how-it-works"
      ground="sand"
      accent="sun"
      eyebrow="How it works"
      title="Four steps, all on the phone you own"
      lead="No laptop, no stock, no selling to your friends. You post, they watch, you are paid."
    >
      <ol className="relative grid gap-10 lg:grid-cols-4 lg:gap-8">
        {steps.map(({ title, text, time }, index) => (
          <li key={title} data-reveal className="group relative flex gap-5 lg:flex-col lg:gap-7">
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="-bottom-9 absolute top-22 left-9 border-text/20 border-l-2 border-dashed lg:top-14 lg:right-[-1.25rem] lg:bottom-auto lg:left-34 lg:border-t-2 lg:border-l-0"
              />
            )}
            <span className="relative flex size-19 shrink-0 items-center justify-center lg:size-28">
              <Ring
                segments={steps.length}
                filled={0}
                thickness={0.1}
                className="absolute inset-0"
                trackClassName="text-rule"
              />
              <Ring
                segments={steps.length}
                filled={index + 1}
                thickness={0.1}
                className="sweep absolute inset-0 text-leaf-deep"
                trackClassName="text-transparent"
              />
              <span aria-hidden="true" className="font-display text-3xl lg:text-4xl">
                {index + 1}
              </span>
            </span>
            <div className="flex flex-1 flex-col items-start">
              <h3 className="heading-3">{title}</h3>
              <p className="mt-2 mb-4 max-w-[44ch] text-muted lg:pr-4">{text}</p>
              <p className="mt-auto rounded-full bg-white px-3.5 text-pretty py-1 font-bold text-sm">
                {time}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-12 flex flex-wrap gap-x-8 gap-y-1 border-text/15 border-t pt-6">
        <More href="/whatsapp-earning-guide">Read the earning guide</More>
        <More href="/advertiser-guide">For advertisers: five steps</More>
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
