import { Figure } from '@/components/art/cast/Figure';
import { HiringSteps } from '@/components/careers/HiringSteps';
import { OpeningRow } from '@/components/careers/OpeningRow';
import { SharedHours } from '@/components/careers/SharedHours';
import { JsonLd } from '@/components/ui/JsonLd';
import { MailAddress } from '@/components/ui/MailAddress';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { SampleLine } from '@/components/ui/SampleLine';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';
import { openingPath } from '@/lib/site/paths';
import { itemList } from '@/lib/site/structured-data/item-list';

export const metadata = pageMetadata('/careers');

export default function CareersPage() {
  const all = content();
  const { careers, cast, site } = all;
  const words = careers.words.page;
  const openings = careers.openings.map(({ title, slug }) => ({ title, path: openingPath(slug) }));
  return (
    <>
      <JsonLd data={itemList(words.title, openings, site)} />
      <Masthead {...headOf('/careers', all)} aside={<SharedHours words={careers.words.hours} />} />
      <section id="openings" aria-labelledby="openings-title" className="wrap -mt-6 relative md:-mt-8">
        <h2 id="openings-title" className="sr-only">
          {words.title}
        </h2>
        {openings.length > 0 ? (
          <div className="rounded-panel border border-rule bg-white shadow-lift">
            <SampleLine of={careers.openings} note={cast.samples.openings} className="px-6 pt-5 md:px-10" />
            <ul className="divide-y divide-rule">
              {careers.openings.map((opening) => (
                <OpeningRow key={opening.slug} opening={opening} careers={careers} site={site} />
              ))}
            </ul>
          </div>
        ) : (
          <p className="rounded-panel border border-rule bg-white p-7 text-lg shadow-lift md:p-10">
            {careers.none}
          </p>
        )}
        <div className="flex items-end justify-between gap-4 overflow-hidden pt-8">
          <p className="min-w-0 max-w-[21em] self-center text-balance pb-8 font-display text-lg leading-snug md:text-3xl">
            <Words
              text={words.missing}
              put={{
                address: (
                  <a href={mailtoHref(site.careersEmail, { subject: words.subject })} className="text-link">
                    <MailAddress address={site.careersEmail} />
                  </a>
                ),
              }}
            />
          </p>
          <Figure name="tunde" pose="phone" className="w-36 shrink-0 sm:w-56 lg:mr-12 lg:w-72" />
        </div>
      </section>
      <HiringSteps careers={careers} site={site} />
      <ReadNext {...readNextOf('/careers', all)} />
    </>
  );
}
