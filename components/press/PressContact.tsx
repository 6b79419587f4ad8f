import type { ReactNode } from 'react';
import { LinkList } from '@/components/ui/LinkList';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

type Props = Pick<Content, 'press' | 'site'> & { className?: string; children?: ReactNode };

/** Whom journalists ask, and the paragraph they may quote. */
export function PressContact({ press, site, className = '', children }: Props) {
  const words = press.words.contact;
  return (
    <aside aria-label={words.about} className={`rounded-card bg-sand p-6 md:p-8 ${className}`}>
      <div>
        <h2 className="heading-3">{words.about}</h2>
        <p className="mt-3 max-w-[60ch]">{press.boilerplate}</p>
      </div>
      <div>
        <h2 className="heading-3">{words.title}</h2>
        <LinkList
          links={[
            { href: mailtoHref(site.email, { subject: words.subject }), label: site.email },
            { href: telHref(site.phone), label: site.phone },
          ]}
          className="mt-1"
          link="text-link inline-flex min-h-11 items-center"
        />
        <p className="max-w-[27ch] text-muted">{words.answer}</p>
      </div>
      {children}
    </aside>
  );
}
