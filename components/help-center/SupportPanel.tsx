import { LuMail, LuPhone } from 'react-icons/lu';
import { Figure } from '@/components/art/cast/Figure';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { MailAddress } from '@/components/ui/MailAddress';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

const LINK =
  'flex min-h-20 items-center gap-3 rounded-control border border-line px-3 py-3 text-base sm:px-4 md:gap-4 md:px-5 transition-colors hover:border-leaf';

type Props = { words: Content['faqs']['words']['support']; site: Content['site'] };

/** For whoever found no answer: the ways to reach a person, and how long each takes. */
export function SupportPanel({ words, site }: Props) {
  return (
    <section aria-labelledby="support-title" className="apart pb-9 md:pb-26">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 overflow-hidden rounded-panel bg-ink px-5 pt-9 text-mist md:px-14 md:pt-16 lg:grid-cols-[1fr_auto_1fr] lg:items-center">
          <div className="lg:pb-16">
            <h2 id="support-title" className="heading-2 text-white">
              {words.title}
            </h2>
            <p className="mt-4 max-w-[44ch] text-lg">
              <Words text={words.text} link="font-semibold text-white underline underline-offset-4" />
            </p>
          </div>
          <Figure
            name="faith"
            pose="point"
            className="order-last mx-auto w-44 max-w-full self-end md:w-52 lg:-mt-8 lg:order-none lg:w-64"
          />
          <div className="grid min-w-0 gap-3 lg:pb-16">
            <a href={mailtoHref(site.supportEmail)} className={LINK} data-track="support-email">
              <LuMail aria-hidden="true" className="size-6 shrink-0 text-leaf" />
              <span className="min-w-0">
                <span className="block text-sm">{words.email}</span>
                <span className="font-bold text-white wrap-anywhere max-[22.5rem]:text-[0.9375rem]">
                  <MailAddress address={site.supportEmail} />
                </span>
              </span>
            </a>
            <a href={telHref(site.phone)} className={LINK} data-track="support-phone">
              <LuPhone aria-hidden="true" className="size-6 shrink-0 text-leaf" />
              <span>
                <span className="block text-sm">{words.phone}</span>
                <span className="font-bold text-white">{site.phone}</span>
              </span>
            </a>
            <ButtonLink href="/contact" tone="outline-dark" data-track="support-contact">
              {words.form}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
