import { LuShieldAlert, LuUserRound, LuX } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { StepRing } from '@/components/ui/StepRing';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';

/** What to do when money is asked for in our name, beside what it looks like. */
export function ReportFraud({ trust, site }: Pick<Content, 'trust' | 'site'>) {
  const words = trust.words.report;
  return (
    <section id="report" aria-labelledby="report-title" className="section">
      <div className="wrap grid gap-x-10 gap-y-6 md:grid-cols-[5fr_7fr] md:gap-y-10 lg:gap-x-16">
        <h2 id="report-title" className="heading-2 max-w-[12.06em] md:col-span-full">
          {words.title}
        </h2>
        <figure className="self-start overflow-hidden rounded-card bg-sand md:row-span-2">
          <p className="flex items-center gap-3 bg-ink px-4 py-3 font-bold text-white md:px-6">
            <LuUserRound aria-hidden="true" className="size-9 rounded-full bg-line p-2" />
            {words.sender}
          </p>
          <ul className="grid gap-3 px-4 pt-4 leading-snug md:gap-5 md:p-6 lg:text-lg">
            {trust.scam.map(({ text, sign }) => (
              <li key={text} className="grid justify-items-start gap-1.5">
                <p className="rounded-card rounded-tl-none bg-white px-4 py-2.5 [&_strong]:inline-block [&_strong]:rounded-sm [&_strong]:bg-rose-deep [&_strong]:px-1 [&_strong]:text-white">
                  <Words text={text} />
                </p>
                <b className="flex items-center gap-2 text-rose-deep">
                  <LuX
                    aria-hidden="true"
                    strokeWidth={3}
                    className="size-6 rounded-full bg-rose-deep p-1 text-white"
                  />
                  {sign}
                </b>
              </li>
            ))}
          </ul>
          <figcaption className="px-4 py-3 text-muted md:px-6 md:pt-0 md:pb-5">{words.example}</figcaption>
        </figure>
        <ol className="grid gap-x-10 gap-y-4 empty:hidden md:gap-y-7 lg:grid-cols-2">
          {trust.report.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 lg:block">
              <StepRing
                step={index + 1}
                of={trust.report.length}
                className="size-11 text-leaf-deep lg:mb-4 lg:size-16"
              />
              <div>
                <h3 className="heading-3">{title}</h3>
                <p className="mt-1 max-md:leading-snug md:mt-2 md:text-lg">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
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
