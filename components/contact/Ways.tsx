import { LuClock, LuMail, LuMapPin, LuPhone } from 'react-icons/lu';
import { PostalAddress } from '@/components/ui/PostalAddress';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

/** Every way to reach the company besides the form. */
export function Ways({ words, site }: { words: Content['contact']['words']['ways']; site: Content['site'] }) {
  const link = (href: string, label: string) => (
    <a
      href={href}
      className="flex min-h-8 items-center underline underline-offset-4 hover:decoration-2 [overflow-wrap:anywhere]"
    >
      {label}
    </a>
  );
  const ways = [
    {
      Icon: LuMail,
      title: words.email,
      text: (
        <>
          {link(mailtoHref(site.email), site.email)}
          {link(mailtoHref(site.supportEmail), site.supportEmail)}
        </>
      ),
    },
    { Icon: LuPhone, title: words.phone, text: link(telHref(site.phone), site.phone) },
    { Icon: LuClock, title: words.hours, text: words.answer },
    {
      Icon: LuMapPin,
      title: words.address,
      text: (
        <address className="text-wrap not-italic">
          <PostalAddress site={site} />
        </address>
      ),
    },
  ];
  return (
    <aside
      aria-label={words.title}
      className="flex flex-col rounded-panel bg-leaf-deep p-6 text-white md:p-10 [--focus-ring:var(--color-white)]"
    >
      <h2 className="heading-3">{words.title}</h2>
      <ul className="mt-4 grid grow content-between gap-4 md:mt-6 md:gap-6 md:max-lg:grid-cols-2">
        {ways.map(({ Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <Icon aria-hidden="true" className="mt-1 size-5" />
            <div>
              <strong className="block">{title}</strong>
              {text}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
