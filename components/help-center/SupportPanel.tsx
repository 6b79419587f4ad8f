import { LuMail, LuPhone } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import { MailAddress } from '@/components/ui/MailAddress';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

type Props = { words: Content['faqs']['words']['support']; site: Content['site'] };

/** For a visitor who found no answer: the ways to reach a person, and how long each takes. */
export function SupportPanel({ words, site }: Props) {
  const ways = [
    {
      Icon: LuMail,
      name: 'email',
      href: mailtoHref(site.supportEmail),
      text: <MailAddress address={site.supportEmail} />,
    },
    { Icon: LuPhone, name: 'phone', href: telHref(site.phone), text: site.phone },
  ] as const;
  return (
    <CallToAction
      person={{ name: 'kevin', pose: 'present' }}
      title={words.title}
      text={<Words text={words.text} link="font-semibold text-white underline underline-offset-4" />}
    >
      {ways.map(({ Icon, name, href, text }) => (
        <a
          key={name}
          href={href}
          data-track={`support-${name}`}
          className="flex min-h-20 items-center gap-3 rounded-control border border-line px-3 py-3 text-base transition-tone hover:border-leaf sm:px-4 md:gap-4 md:px-5"
        >
          <Icon aria-hidden="true" className="size-6 shrink-0 text-leaf" />
          <span className="min-w-0">
            <span className="block text-sm">{words[name]}</span>
            <span className="font-bold text-white wrap-anywhere max-sm:text-[0.9375rem]">{text}</span>
          </span>
        </a>
      ))}
      <ButtonLink href="/contact" data-track="support-contact">
        {words.form}
      </ButtonLink>
    </CallToAction>
  );
}
