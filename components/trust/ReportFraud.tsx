import { LuBan, LuShieldAlert } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { StepRing } from '@/components/ui/StepRing';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';

/** What money being asked for in our name looks like, all but the haste of it on phones, and what to do then. */
export function ReportFraud({ trust, site }: Pick<Content, 'trust' | 'site'>) {
  const words = trust.words.report;
  return (
    <section id="report" aria-labelledby="report-title" className="page-section">
      <div className="wrap grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-rows-[auto_auto_1fr] md:gap-y-8 lg:gap-x-16">
        <h2 id="report-title" className="heading-2 max-w-xl max-sm:text-[1.75rem] md:max-lg:col-span-full">
          {words.title}
        </h2>
        <figure className="for-paper flex flex-col overflow-hidden rounded-card bg-sand md:max-lg:justify-between lg:row-span-2 lg:row-start-2">
          <p className="flex items-center gap-3 bg-ink px-4 py-2 font-bold text-white md:px-6 md:py-3">
            <span aria-hidden="true" className="grid size-9 place-items-center rounded-full bg-line">
              ?
            </span>
            {words.sender}
          </p>
          {trust.scam.map((message) => (
            <p
              key={message}
              className="mx-3 mt-2.5 w-fit max-w-[25em] rounded-card rounded-tl-none bg-white px-3 py-2 leading-snug max-md:nth-3:hidden md:mx-4 md:px-4 md:text-lg/snug lg:mt-2 lg:mx-6 [&_strong]:inline-block [&_strong]:rounded-control [&_strong]:bg-rose-deep [&_strong]:px-2 [&_strong]:text-white"
            >
              <Words text={message} />
            </p>
          ))}
          <p className="mx-3 mt-3 flex items-center justify-center gap-2 text-balance rounded-card bg-rule @max-[16em]/page:flex-wrap px-4 py-2 font-bold leading-snug md:mx-4 md:py-3 lg:mx-6">
            <LuBan aria-hidden="true" className="size-5 shrink-0" strokeWidth={3} />
            {words.blocked}
          </p>
          <figcaption className="px-3 py-2.5 text-base text-muted md:px-4 lg:mt-auto lg:px-6">
            {words.example}
          </figcaption>
        </figure>
        <ol className="grid gap-y-3.5 empty:hidden md:gap-y-7 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {trust.report.map(({ title, text }, index, { length }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 *:first:row-span-2 lg:gap-x-5 lg:gap-y-2"
            >
              <StepRing step={index + 1} of={length} className="size-11 text-leaf-deep lg:size-18" />
              <h3 className="heading-3">{title}</h3>
              <p className="max-md:leading-snug md:text-lg">{text}</p>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3 max-md:*:grow md:max-lg:col-span-full md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-10 lg:col-start-2 lg:self-end">
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
