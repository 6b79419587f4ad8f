import type { ReactNode } from 'react';
import { LuClock, LuMail, LuMapPin, LuPhone } from 'react-icons/lu';
import { PostalAddress } from '@/components/ui/PostalAddress';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

/** Every way to reach the company besides the form. */
export function Ways({ words, site }: { words: Content['contact']['words']['ways']; site: Content['site'] }) {
  const Icon = { className: 'mt-1 size-5 text-leaf', 'aria-hidden': true } as const;
  return (
    <aside aria-label={words.label} className="rounded-panel bg-raised p-7 text-mist md:p-10">
      <h2 className="heading-3 text-white">{words.title}</h2>
      <ul className="mt-6 grid gap-6">
        <Way icon={<LuMail {...Icon} />} title={words.email}>
          <a href={mailtoHref(site.email)} className={LINK}>
            {site.email}
          </a>
          <a href={mailtoHref(site.supportEmail)} className={LINK}>
            {site.supportEmail}
          </a>
        </Way>
        <Way icon={<LuPhone {...Icon} />} title={words.phone}>
          <a href={telHref(site.phone)} className={LINK}>
            {site.phone}
          </a>
        </Way>
        <Way icon={<LuClock {...Icon} />} title={words.hours}>
          <span>{words.answer}</span>
        </Way>
        <Way icon={<LuMapPin {...Icon} />} title={words.address}>
          <address className="not-italic">
            <PostalAddress site={site} />
          </address>
        </Way>
      </ul>
    </aside>
  );
}

const LINK =
  'flex min-h-11 items-center text-white underline underline-offset-4 hover:text-leaf [overflow-wrap:anywhere]';

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4">
      {icon}
      <div>
        <strong className="block text-white">{title}</strong>
        {children}
      </div>
    </li>
  );
}
