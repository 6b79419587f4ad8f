import { Island } from '@/components/ui/Island';
import { content, fact } from '@/lib/content';
import { mailtoHref } from '@/lib/text/contact-links';

/** The inquiry form and what becomes of it. */
export function Inquiry() {
  const { site } = content();
  return (
    <section id="inquiry" aria-labelledby="inquiry-title" className="section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="inquiry-title" className="heading-2 max-w-[9.38em]">
            Tell us what you have in mind
          </h2>
          <p className="mt-5 max-w-[46ch] text-lg text-muted">
            Three sentences are enough: who you are, what you would bring, and how we would both know that it
            worked.
          </p>
          <p className="mt-5 max-w-[46ch] text-muted">
            A person reads it and answers by email, usually in {fact('supportReply')}. If you would rather
            write a letter of your own, use{' '}
            <a href={mailtoHref(site.email, { subject: 'Partnership inquiry' })} className="text-link">
              {site.email}
            </a>
            .
          </p>
        </div>
        <div className="rounded-panel border border-rule bg-white p-6 shadow-lift md:p-10">
          <Island name="partner" when="interaction" props={{ mailTo: site.email }} />
        </div>
      </div>
    </section>
  );
}
