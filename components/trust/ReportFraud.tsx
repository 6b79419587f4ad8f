import { LuShieldAlert } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';

/** What to do when money is asked for in our name. */
export function ReportFraud({ trust, site }: Pick<Content, 'trust' | 'site'>) {
  const words = trust.words.report;
  return (
    <section id="report" aria-labelledby="report-title" className="section">
      <div className="wrap grid items-end gap-x-16 lg:grid-cols-[1fr_auto]">
        <h2 id="report-title" className="heading-2 max-w-[12.06em]">
          {words.title}
        </h2>
        <ol className="mt-5 grid gap-x-10 gap-y-4 empty:hidden sm:grid-cols-2 md:mt-9 md:gap-y-9 lg:order-last lg:col-span-full lg:mt-14 lg:grid-cols-4">
          {trust.report.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 md:block">
              <StepRing
                step={index + 1}
                of={trust.report.length}
                className="size-11 text-leaf-deep md:mb-4 md:size-16"
              />
              <div>
                <h3 className="heading-3">{title}</h3>
                <p className="mt-1 max-md:leading-snug md:mt-2 md:text-lg">{text}</p>
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
    </section>
  );
}
