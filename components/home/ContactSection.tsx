import { Person } from '@/components/art/cast/Person';
import { FormIsland } from '@/components/forms/FormIsland';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

/** Where a visitor writes to us: the form, and what happens next. The other ways stand just below, in the footer. */
export function ContactSection({ home, site }: Pick<Content, 'home' | 'site'>) {
  const words = home.words.contact;
  const { title, lead, next } = home.contact;
  return (
    <section id="contact" aria-labelledby="contact-title" className="page-section">
      <div className="wrap grid grid-cols-1 gap-6 md:grid-cols-2">
        <div className="relative overflow-hidden rounded-panel bg-sand p-6 lg:p-10">
          <h2 id="contact-title" className="heading-2">
            {title}
          </h2>
          <p className="mt-3 max-w-[44ch] text-pretty leading-snug md:mt-4 lg:text-lg">
            {lead} <b className="mt-4 block max-md:max-w-[8em] md:text-balance lg:hidden">{next[1]}</b>
          </p>
          {next.length > 0 && (
            <div className="mt-8 ms-[47%] max-lg:hidden">
              <h3 className="font-bold">{words.nextTitle}</h3>
              <ol className="grid divide-y divide-rule">
                {next.map((step, index) => (
                  <li key={step} className="flex items-center gap-3 text-pretty py-3.5 leading-snug">
                    <StepRing step={index + 1} of={next.length} className="size-11" />
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          )}
          <Person
            name="kevin"
            pose="call"
            className="-mt-22 -me-3 -mb-6 ms-auto w-48 overflow-hidden! @max-[13em]/page:hidden md:-start-[2%] md:absolute md:bottom-0 md:m-0 md:w-[78%] lg:w-[46%]"
          />
        </div>
        <div className="md:rounded-panel md:border md:border-rule md:bg-white md:p-8 md:shadow-lift max-md:**:[textarea]:h-25 lg:**:[textarea]:h-41">
          <FormIsland form="contact" when="visible" mailTo={site.email} />
        </div>
      </div>
    </section>
  );
}
