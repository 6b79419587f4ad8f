import { FormIsland } from '@/components/forms/FormIsland';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';

/** The inquiry form and what becomes of it. */
export function Inquiry({ partners, site }: Pick<Content, 'partners' | 'site'>) {
  const words = partners.words.inquiry;
  return (
    <section id="inquiry" aria-labelledby="inquiry-title" className="section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="inquiry-title" className="heading-2 max-w-[9.38em]">
            {words.title}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lg text-muted">{words.lead}</p>
          <p className="mt-5 max-w-[46ch] text-muted">
            <Words
              text={words.reply}
              put={{
                address: (
                  <a href={mailtoHref(site.email, { subject: words.subject })} className="text-link">
                    {site.email}
                  </a>
                ),
              }}
            />
          </p>
        </div>
        <div className="rounded-panel border border-rule bg-white p-6 shadow-lift md:p-10">
          <FormIsland form="partner" mailTo={site.email} />
        </div>
      </div>
    </section>
  );
}
