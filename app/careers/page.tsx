import { LuMail } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Hiring } from '@/components/careers/Hiring';
import { OpeningRow } from '@/components/careers/OpeningRow';
import { personAt } from '@/components/careers/people';
import { TeamCall } from '@/components/careers/TeamCall';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
import { MailAddress } from '@/components/ui/MailAddress';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { SampleLine } from '@/components/ui/SampleLine';
import { content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';
import { openingPath } from '@/lib/site/paths';
import { itemList } from '@/lib/site/structured-data/things';

export const metadata = pageMetadata('/careers');

export default function CareersPage() {
  const all = content();
  const { careers, cast, site } = all;
  const { page: words } = careers.words;
  const openings = careers.openings.map(({ title, slug }) => ({ title, path: openingPath(slug) }));
  return (
    <>
      <JsonLd data={itemList(words.title, openings, site)} />
      <Masthead {...headOf('/careers', all)} layout="half" aside={<TeamCall words={careers.words.call} />}>
        {openings.length > 0 && (
          <ButtonLink href="#openings" className="mt-6 md:max-lg:mb-10">
            {words.see}
          </ButtonLink>
        )}
      </Masthead>
      <section id="openings" aria-labelledby="openings-title" className="wrap relative my-6 md:-mt-8 md:mb-0">
        <div className="rounded-panel border border-rule bg-white shadow-lift">
          <div className="px-5 py-6 md:px-10 md:pt-9 md:pb-8 lg:flex lg:items-end lg:justify-between lg:gap-12">
            <h2 id="openings-title" className="heading-2">
              {words.title}
            </h2>
            <div className="lg:text-end">
              <p className="mt-3 font-bold">{words.pay}</p>
              <SampleLine of={careers.openings} note={cast.samples.openings} />
            </div>
          </div>
          {openings.length > 0 ? (
            <ul className="divide-y divide-rule border-rule border-t">
              {careers.openings.map((opening, index) => (
                <OpeningRow
                  key={opening.slug}
                  opening={opening}
                  face={personAt(index).name}
                  careers={careers}
                  site={site}
                />
              ))}
            </ul>
          ) : (
            <p className="px-5 pb-6 text-lg md:px-10 md:pb-9">{careers.none}</p>
          )}
        </div>
        <div className="mt-6 md:mt-14 grid overflow-hidden rounded-panel bg-sun px-6 pt-8 text-ink md:grid-cols-[1fr_auto] md:items-end md:gap-10 md:px-10 lg:px-14">
          <div className="min-w-0 md:self-center md:pb-8">
            <p className="max-w-[9.2em] heading-2 text-pretty">{words.missing}</p>
            <a
              href={mailtoHref(site.careersEmail, { subject: words.subject })}
              className="mt-4 inline-flex min-h-11 items-center gap-3 font-bold underline underline-offset-4 [--focus-ring:var(--color-ink)] md:text-lg"
            >
              <LuMail aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                <MailAddress address={site.careersEmail} />
              </span>
            </a>
          </div>
          <Person name="chidinma" pose="mend" className="mx-auto w-full max-w-80 md:w-64 lg:mr-10 lg:w-80" />
        </div>
      </section>
      <Hiring careers={careers} site={site} />
      <ReadNext {...readNextOf('/careers', all)} />
    </>
  );
}
