import type { ReactNode } from 'react';
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
        <ul className="mt-3">
          <li>{site.legalName}</li>
          {[
            [mailtoHref(site.email, { subject: words.subject }), site.email],
            [telHref(site.phone), site.phone],
          ].map(([href, label]) => (
            <li key={href}>
              <a href={href} className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="max-w-[30ch] text-muted text-sm">{words.answer}</p>
      </div>
      {children}
    </aside>
  );
}
