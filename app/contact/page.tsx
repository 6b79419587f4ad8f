import { Person } from '@/components/art/cast/Person';
import { ContactHead } from '@/components/contact/ContactHead';
import { Doors, Steps } from '@/components/contact/NextSteps';
import { Ways } from '@/components/contact/Ways';
import { FormIsland } from '@/components/forms/FormIsland';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { linksTo } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  const all = content();
  const { contact, site } = all;
  const { steps, routes, words } = contact;
  return (
    // Once a message was sent, its card is what the page says.
    <div className="group/page [&:has([data-sent])_[data-family]_:is(p,h1~*,svg)]:hidden md:[&:has([data-sent])_[data-family]>div]:pt-0 [&:has([data-sent])_h1]:sr-only">
      <ContactHead all={all} told />
      <div className="wrap -mt-6 relative grid gap-x-16 gap-y-10 pb-6 md:-mt-8 lg:grid-cols-[7fr_5fr]">
        <section
          aria-labelledby="form-title"
          data-landing=""
          className="group/form -scroll-mt-5 lg:not-has-[[data-sent]]:-scroll-mt-13 relative overflow-hidden rounded-panel border border-rule bg-white p-6 shadow-lift has-[[data-sent]]:bg-sand md:p-10 lg:[&_textarea]:h-28 md:[&_[data-sent]]:pr-56"
        >
          <h2 id="form-title" className="heading-3 mb-6 md:text-4xl group-has-[[data-sent]]/form:hidden">
            {words.page.send}
          </h2>
          <FormIsland
            form="contact"
            mailTo={site.email}
            next={linksTo(['/whatsapp-earning-guide'], all)[0]}
          />
          <p className="mt-4 text-muted leading-snug group-has-[[data-sent]]/form:hidden">
            <Words text={words.page.privacy} />
          </p>
          <Person
            name="faith"
            pose="sheet"
            className="mx-auto mt-8 -mb-6 hidden w-64 group-has-[[data-sent]]/form:block md:absolute md:right-10 md:bottom-0 md:mb-0 lg:-right-6 lg:w-104"
          />
        </section>
        <div className="lg:pt-18">
          <Steps title={words.next.title} steps={steps} beside />
        </div>
        <div className="lg:col-span-2">
          <Ways words={words.ways} site={site} row />
        </div>
      </div>
      <Section title={words.next.routes} of={routes}>
        <Doors routes={routes} />
      </Section>
    </div>
  );
}
