import { Person } from '@/components/art/cast/Person';
import { FormIsland } from '@/components/forms/FormIsland';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

/** Where a visitor writes to us: the form, and what happens next. The other ways stand just below, in the footer. */
export function ContactSection({ home, site }: Pick<Content, 'home' | 'site'>) {
  const words = home.words.contact;
  const { title, lead, next } = home.contact;
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="page-section overflow-hidden max-lg:pt-0"
    >
      <div className="wrap grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-12">
        <div className="relative max-lg:-mx-10 max-lg:bg-sun max-lg:px-10 max-lg:py-8 lg:grid lg:grid-rows-[auto_1fr] lg:gap-8">
          <div>
            <p className="mb-3 font-bold text-sm lg:text-leaf-deep">{words.eyebrow}</p>
            <h2 id="contact-title" className="heading-2">
              {title}
            </h2>
            <p className="mt-3 max-w-[44ch] lg:text-lg lg:text-muted max-lg:leading-snug max-md:pr-[40%] md:mt-4">
              {lead} <b className="mt-2 block lg:hidden">{next[1]}</b>
            </p>
          </div>
          {next.length > 0 && (
            <div className="rounded-panel bg-sun p-8 pl-[48%] max-lg:hidden">
              <h3 className="font-bold">{words.nextTitle}</h3>
              <ol className="grid divide-y divide-ink/20">
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
            className="absolute right-10 bottom-0 w-[30%] overflow-hidden! max-w-44 lg:-left-[1%] lg:w-[49%] lg:max-w-none"
          />
        </div>
        <div className="md:rounded-panel md:border md:border-rule md:bg-white md:p-8 md:shadow-lift max-md:**:[textarea]:h-25 lg:**:[textarea]:h-41">
          <FormIsland form="contact" when="visible" mailTo={site.email} />
        </div>
      </div>
    </section>
  );
}
