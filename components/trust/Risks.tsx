import { LightLinks } from '@/components/ui/LightLinks';
import { PostalAddress } from '@/components/ui/PostalAddress';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** What the visitor risks, said as plainly as what there is to gain; and who stands behind the company. */
export function Risks({ trust, site, facts }: Pick<Content, 'trust' | 'site' | 'facts'>) {
  const words = trust.words.risks;
  return (
    <section id="risks" aria-labelledby="risks-title" className="section bg-sand">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[8fr_5fr]">
        <div>
          <p className="mb-3 font-bold text-rose-deep text-sm">{words.eyebrow}</p>
          <h2 id="risks-title" className="heading-2 max-w-[13.4em]">
            {words.title}
          </h2>
          {trust.risks.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[62ch] text-lg">
              {paragraph}
            </p>
          ))}
          <a
            href={facts.whatsappTermsUrl.text}
            rel="noopener"
            className="text-link mt-5 inline-flex min-h-11 items-center"
          >
            {words.terms}
          </a>
        </div>
        <div className="rounded-panel bg-ink p-7 text-mist md:p-10 lg:self-start">
          <h2 className="heading-3 text-white">{words.who}</h2>
          <address className="mt-4 not-italic">
            <PostalAddress site={site} name={<strong className="text-white">{site.legalName}</strong>} />
          </address>
          <p className="mt-4">{insert(words.founded, { year: site.founded })}</p>
          <LightLinks
            links={[
              { label: words.about, href: '/about-us' },
              { label: words.payouts, href: '/how-payouts-work' },
              { label: words.termsOfService, href: '/terms-of-service' },
              { label: words.privacy, href: '/privacy-policy' },
              { label: words.contact, href: '/contact' },
            ]}
            className="mt-5 border-line border-t pt-3"
          />
        </div>
      </div>
    </section>
  );
}
