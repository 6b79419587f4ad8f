import { Person } from '@/components/art/cast/Person';
import { FormIsland } from '@/components/forms/FormIsland';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

/** Where a visitor writes to us: the form, and what happens next. The other ways stand just below, in the footer. */
export function ContactSection({ home, site }: Pick<Content, 'home' | 'site'>) {
  const words = home.words.contact;
  const { title, lead, next } = home.contact;
  return (
    <section id="contact" aria-labelledby="contact-title" className="section">
      <div className="wrap grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
        <div className="grid lg:content-between">
          <div>
            <p className="mb-3 font-bold text-leaf-deep text-sm">{words.eyebrow}</p>
            <h2 id="contact-title" className="heading-2">
              {title}
            </h2>
            <p className="mt-4 max-w-[44ch] lg:text-lg text-muted max-sm:pr-[36%]">{lead}</p>
          </div>
          {next.length > 0 && (
            <div className="max-lg:hidden">
              <h3 className="font-bold">{words.nextTitle}</h3>
              <ol className="grid divide-y divide-rule text-lg">
                {next.map((step, index) => (
                  <li key={step} className="flex items-center gap-4 text-balance py-6">
                    <StepRing step={index + 1} of={next.length} className="size-11 text-leaf-deep" />
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
        <div className="relative rounded-panel border border-rule bg-white p-5 shadow-lift md:p-8 lg:mt-24 lg:self-start">
          <Person
            name="tunde"
            pose="phone"
            className="absolute right-[6%] bottom-full w-[35%] overflow-hidden! max-w-44"
          />
          <FormIsland form="contact" when="visible" mailTo={site.email} />
        </div>
      </div>
    </section>
  );
}
