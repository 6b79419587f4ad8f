import { Person } from '@/components/art/cast/Person';
import { NextSteps } from '@/components/contact/NextSteps';
import { Ways } from '@/components/contact/Ways';
import { FormIsland } from '@/components/forms/FormIsland';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { headOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  const all = content();
  const { contact, facts, site } = all;
  return (
    <>
      <Masthead
        {...headOf('/contact', all)}
        picture={
          <Person
            name="joseph"
            pose="phone"
            className="w-44 max-lg:-mt-36 max-lg:mb-6 max-[19em]:mt-0 @max-[13em]/page:mt-0 max-lg:ml-auto md:w-60 lg:mb-8 lg:w-80"
          />
        }
        grounded
      >
        <p className="mt-6 max-lg:max-w-40 md:mt-8">
          <strong className="block font-display text-3xl text-leaf leading-none whitespace-nowrap md:text-6xl">
            {facts.supportReply.text}
          </strong>
          <span className="mt-2 block md:text-lg">{contact.words.page.reply}</span>
        </p>
      </Masthead>
      <div className="wrap -mt-6 relative grid gap-4 pb-17 md:-mt-8 md:pb-26 lg:grid-cols-[7fr_5fr]">
        <section
          aria-labelledby="form-title"
          className="group/form relative rounded-panel border border-rule bg-white p-6 shadow-lift overflow-hidden md:p-10 lg:[&_textarea]:h-46 [&_[data-sent]>p]:scroll-mt-120"
        >
          <h2 id="form-title" className="heading-3 mb-6 group-has-[[data-sent]]/form:hidden">
            {contact.words.page.send}
          </h2>
          <FormIsland form="contact" mailTo={site.email} />
          {/* Fills what the form leaves once it was sent. */}
          <Person
            name="faith"
            pose="sheet"
            className="mx-auto mt-6 -mb-6 hidden w-64 group-has-[[data-sent]]/form:block md:-mb-10 lg:absolute lg:right-10 lg:bottom-0 lg:mb-0 lg:w-80"
          />
        </section>
        <Ways words={contact.words.ways} site={site} />
      </div>
      <NextSteps contact={contact} />
    </>
  );
}
