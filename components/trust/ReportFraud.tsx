import { LuShieldAlert } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { StepRing } from '@/components/ui/StepRing';
import { TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';

/** What nobody of ours asks for, and what to do when somebody does. */
export function ReportFraud({ trust, site }: Pick<Content, 'trust' | 'site'>) {
  const words = trust.words.report;
  return (
    <section id="report" aria-labelledby="report-title" className="section">
      <div className="wrap grid gap-x-16 gap-y-9 lg:grid-cols-[6fr_7fr]">
        {trust.never.length > 0 && (
          <div className="flex flex-col overflow-hidden rounded-panel bg-ink p-5 text-white md:p-10 lg:pb-0">
            <h2 className="heading-2">{words.never}</h2>
            <TickList points={trust.never} no className="mt-4 grid gap-2.5 md:mt-7 md:gap-3.5 lg:text-lg" />
            <Person name="kwame" pose="stop" className="mt-auto w-80 self-center pt-3 max-lg:hidden" />
          </div>
        )}
        <div className="lg:flex lg:flex-col lg:justify-between">
          <h2 id="report-title" className="heading-2 max-w-[12.06em]">
            {words.title}
          </h2>
          <ol className="mt-5 grid gap-4 md:mt-9 md:gap-9 empty:hidden">
            {trust.report.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 md:gap-x-5">
                <StepRing
                  step={index + 1}
                  of={trust.report.length}
                  className="size-11 text-leaf-deep md:size-14"
                />
                <div>
                  <h3 className="heading-3">{title}</h3>
                  <p className="mt-1 max-w-[56ch] max-md:leading-snug md:text-lg">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-9 max-sm:*:grow">
            <ButtonLink href={letterHref(site.supportEmail, trust.mail)} data-track="report-fraud">
              <LuShieldAlert aria-hidden="true" className="size-5" />
              {words.mail}
            </ButtonLink>
            <ButtonLink href="/contact" tone="outline-light">
              {words.form}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
