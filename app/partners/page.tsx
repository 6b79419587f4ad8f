import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { FormIsland } from '@/components/forms/FormIsland';
import { Marks } from '@/components/partners/Marks';
import { Partnerships } from '@/components/partners/Partnerships';
import { WalletStory } from '@/components/partners/WalletStory';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { headOf, linksTo, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/partners');

export default function PartnersPage() {
  const all = content();
  const { articles, cast, facts, partners, site } = all;
  const { page, marks, wallet, inquiry } = partners.words;
  const article = articles.find(({ path }) => path.startsWith(`/${site.walletPartner.slug}-`));
  const address = (
    <a href={mailtoHref(site.email, { subject: inquiry.subject })} className="text-link">
      {site.email}
    </a>
  );
  return (
    <>
      <Masthead
        {...headOf('/partners', all)}
        family="advertiser"
        picture={
          <div className="relative pt-12 md:pt-8">
            <Drawing
              name="road"
              className="absolute bottom-0 -left-[100vw] h-9 w-[200vw] lg:-left-[52vw] lg:h-14 lg:w-[104vw]"
            />
            <div className="relative flex items-end gap-6 ps-6 *:mb-5 *:w-32 *:min-w-0 md:*:w-42 lg:gap-9 lg:ps-14 lg:*:mb-9 lg:*:w-60">
              <Person name="njeri" pose="keep" />
              <Person name="kevin" pose="walk" />
            </div>
          </div>
        }
        layout="halves"
        grounded
      >
        <ButtonLink href="#inquiry" tone="white" className="mt-6 max-sm:w-full" data-track="partner-inquiry">
          {page.send}
        </ButtonLink>
      </Masthead>
      <Partnerships partners={partners} />
      <WalletStory words={wallet} article={article} methods={facts.paymentMethods.list ?? []} />
      <Marks title={marks.title} note={cast.samples.partners} marks={partners.marks} />
      <section id="inquiry" aria-labelledby="inquiry-title" className="page-section max-md:pb-17">
        <div className="group/form wrap relative grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div className="flex flex-col group-has-[[data-sent]]/form:hidden md:max-lg:grid md:max-lg:grid-cols-[1fr_15rem] md:max-lg:gap-x-8">
            <h2 id="inquiry-title" className="heading-2 max-w-[9.38em]">
              {inquiry.title}
            </h2>
            <p className="mt-5 max-w-[46ch] text-lg text-muted">{inquiry.lead}</p>
            <p className="mt-5 max-w-[46ch] text-muted">
              <Words text={inquiry.reply} put={{ address }} />
            </p>
            <div className="mt-8 flex grow items-end justify-center overflow-hidden rounded-panel bg-sun max-md:hidden md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0 lg:max-h-86">
              <Person name="mumbi" pose="sheet" className="w-80" />
            </div>
          </div>
          <div
            data-landing=""
            className="relative overflow-hidden rounded-panel border border-rule bg-white p-6 shadow-lift has-[[data-sent]]:bg-sand md:p-10 lg:has-[[data-sent]]:col-span-2 lg:has-[[data-sent]]:py-18 lg:[&_textarea]:h-32 md:[&_[data-sent]]:pr-56 lg:[&_[data-sent]]:pr-[45%]"
          >
            <FormIsland form="partner" mailTo={site.email} next={linksTo(['/advertiser-guide'], all)[0]} />
            <Person
              name="mumbi"
              pose="sheet"
              className="mx-auto mt-8 -mb-6 hidden w-64 group-has-[[data-sent]]/form:block md:absolute md:right-10 md:bottom-0 md:mb-0 lg:right-20 lg:w-96"
            />
          </div>
        </div>
      </section>
      <ReadNext {...readNextOf('/partners', all)} />
    </>
  );
}
