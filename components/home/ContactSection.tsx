import { LuMail, LuMapPin, LuPhone } from 'react-icons/lu';
import { FormIsland } from '@/components/forms/FormIsland';
import { PostalAddress } from '@/components/ui/PostalAddress';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

/** Where a visitor writes to us: the form, what happens next, and the other ways to reach us. */
export function ContactSection({ home, site }: Pick<Content, 'home' | 'site'>) {
  const words = home.words.contact;
  const { title, lead, next } = home.contact;
  return (
    <section id="contact" aria-labelledby="contact-title" className="section">
      <div className="wrap grid grid-cols-1 gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
        <div>
          <p className="mb-3 font-bold text-leaf-deep text-sm">{words.eyebrow}</p>
          <h2 id="contact-title" className="heading-2">
            {title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-pretty lg:text-lg text-muted">{lead}</p>
          {next.length > 0 && (
            <>
              <h3 className="mt-5 mb-2 font-bold max-sm:hidden lg:mt-10 lg:mb-4">{words.nextTitle}</h3>
              <ol className="grid gap-2 max-sm:hidden max-lg:text-sm max-lg:leading-snug lg:gap-4">
                {next.map((step, index) => (
                  <li key={step} className="flex items-center gap-4">
                    <span
                      aria-hidden="true"
                      className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf font-display text-ink text-sm lg:size-11"
                    >
                      {index + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
            </>
          )}
          <address className="mt-8 grid items-start gap-x-8 border-rule border-t pt-4 not-italic max-lg:hidden xl:grid-cols-[auto_1fr] xl:grid-rows-[auto_1fr]">
            <a href={mailtoHref(site.email)} data-track="email-contact" className={LINK}>
              <LuMail aria-hidden="true" className={ICON} />
              {site.email}
            </a>
            <a href={telHref(site.phone)} data-track="phone-contact" className={LINK}>
              <LuPhone aria-hidden="true" className={ICON} />
              {site.phone}
            </a>
            <p className="flex gap-3.5 py-2.5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
              <LuMapPin aria-hidden="true" className={`mt-1 ${ICON}`} />
              <span>
                <PostalAddress site={site} />
              </span>
            </p>
          </address>
        </div>
        <div className="rounded-panel border border-rule bg-white p-5 shadow-lift md:p-10 lg:self-start lg:[&_textarea]:min-h-58">
          <FormIsland form="contact" when="visible" mailTo={site.email} />
        </div>
      </div>
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 items-center gap-3.5 justify-self-start font-semibold underline-offset-4 hover:underline';
const ICON = 'size-5 shrink-0 text-leaf-deep';
