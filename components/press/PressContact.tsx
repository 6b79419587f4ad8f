import { content, fact } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/text/contact-links';

/** Whom journalists ask, and the paragraph they may quote. */
export function PressContact({ className = '' }: { className?: string }) {
  const { press, site } = content();
  return (
    <aside
      aria-label={`About ${site.product.name}`}
      className={`rounded-card bg-sand p-6 md:p-8 ${className}`}
    >
      <div>
        <h2 className="heading-3">About {site.product.name}</h2>
        <p className="mt-3 max-w-[64ch]">{press.boilerplate}</p>
      </div>
      <div>
        <h2 className="heading-3">Press contact</h2>
        <ul className="mt-3">
          <li>{site.legalName}</li>
          <li>
            <a
              href={mailtoHref(site.email, { subject: 'Press inquiry' })}
              className="text-link inline-flex min-h-11 items-center"
            >
              {site.email}
            </a>
          </li>
          <li>
            <a href={telHref(site.phone)} className="text-link inline-flex min-h-11 items-center">
              {site.phone}
            </a>
          </li>
        </ul>
        <p className="text-muted text-sm">
          Usually answered in {fact('supportReply')}. Tell us your deadline.
        </p>
      </div>
    </aside>
  );
}
