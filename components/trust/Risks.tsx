import { LuLock } from 'react-icons/lu';
import { Avatar } from '@/components/art/cast/Avatar';
import { Ring } from '@/components/art/Ring';
import { LinkList } from '@/components/ui/LinkList';
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
          <div className="flex items-center justify-between gap-4">
            <div>
              <p className="mb-3 font-bold text-rose-deep text-sm">{words.eyebrow}</p>
              <h2 id="risks-title" className="heading-2 max-w-[13.4em]">
                {words.title}
              </h2>
            </div>
            <ClosedAccount />
          </div>
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
          <LinkList
            links={[
              { label: words.about, href: '/about-us' },
              { label: words.payouts, href: '/how-payouts-work' },
              { label: words.termsOfService, href: '/terms-of-service' },
              { label: words.privacy, href: '/privacy-policy' },
              { label: words.contact, href: '/contact' },
            ]}
            className="mt-5 border-line border-t pt-3"
            link="inline-flex min-h-11 items-center text-white underline underline-offset-4 hover:text-leaf"
          />
        </div>
      </div>
    </section>
  );
}

/** Somebody whose statuses are gone. */
function ClosedAccount() {
  return (
    <span aria-hidden="true" className="relative grid size-24 shrink-0 place-items-center sm:size-40">
      <Ring
        segments={8}
        filled={0}
        thickness={0.05}
        trackClassName="text-muted"
        className="absolute inset-0"
      />
      <Avatar name="chidinma" className="size-[78%] opacity-60 grayscale" />
      <span className="absolute right-0 bottom-0 grid size-9 place-items-center rounded-full bg-rose-deep text-white outline-4 outline-white md:size-14">
        <LuLock aria-hidden="true" className="size-4 md:size-7" />
      </span>
    </span>
  );
}
