import { notFound } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Mail } from '@/components/art/app';
import { WithScreen } from '@/components/art/cast/Holding';
import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { ContactHead } from '@/components/contact/ContactHead';
import { Doors, Steps } from '@/components/contact/NextSteps';
import { Ways } from '@/components/contact/Ways';
import { FormIsland } from '@/components/forms/FormIsland';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { type FormName, isFormName } from '@/lib/leads/forms';
import { FORM_COPY } from '@/lib/site/forms/copy';
import { pageRoute } from '@/lib/site/page-route';

/** What the others show of their own: what stands on the page from which a visitor with JavaScript sends the form. */
const HEADS: Record<
  Exclude<FormName, 'contact'>,
  Pick<ComponentProps<typeof Masthead>, 'family' | 'picture' | 'grounded'>
> = {
  partner: {
    family: 'advertiser',
    picture: <Person name="njeri" pose="selling" goods="duka" className="w-full max-w-sm" />,
    grounded: true,
  },
  event: { picture: <Drawing name="event-sheet" className="size-24 md:size-56" /> },
  newsletter: { family: 'paper', picture: <WithScreen name="amina" Screen={Mail} />, grounded: true },
};

/** One page per form: what the server fills in when a plain POST was not accepted. */
const route = pageRoute('/forms/[form]', ({ name: form }) => {
  if (!isFormName(form)) notFound();
  const all = content();
  const { contact, events, site } = all;
  const { steps, routes, words } = contact;
  // Past ones too: a visitor whose event has just ended finds the choice and the reason together.
  const choices = events.events.map(({ id, title, date }) => [id, `${title} (${formatDay(date)})`]);
  return (
    <>
      {form === 'contact' ? (
        <ContactHead all={all} />
      ) : (
        <Masthead title={FORM_COPY[form].title} {...HEADS[form]} />
      )}
      <div className="wrap relative -mt-6 grid gap-x-16 gap-y-10 pb-6 last:pb-9 md:-mt-8 md:last:pb-26 lg:grid-cols-[7fr_5fr]">
        <div className="self-start rounded-panel border border-rule bg-white p-6 shadow-lift has-[textarea]:self-stretch md:p-10 lg:[&_textarea]:h-36">
          {form === 'contact' && <h2 className="heading-3 mb-6 md:text-4xl">{words.page.send}</h2>}
          <FormIsland
            form={form}
            mailTo={site.email}
            events={form === 'event' ? Object.fromEntries(choices) : undefined}
          />
          {form === 'contact' && (
            <p className="mt-4 text-balance text-muted leading-snug">
              <Words text={words.page.privacy} />
            </p>
          )}
        </div>
        {form === 'contact' && (
          <div className="lg:pt-18">
            <Steps title={words.next.title} steps={steps} beside />
          </div>
        )}
        <div className={form === 'contact' ? 'lg:col-span-2' : 'lg:pt-18'}>
          <Ways words={words.ways} site={site} row={form === 'contact'} />
        </div>
      </div>
      {form === 'contact' && (
        <Section title={words.next.routes} of={routes}>
          <Doors routes={routes} />
        </Section>
      )}
    </>
  );
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
