import { PostalAddress } from '@/components/ui/PostalAddress';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

/** Every way to reach the company besides the form. */
export function Ways({ words, site }: { words: Content['contact']['words']['ways']; site: Content['site'] }) {
  const link = (href: string, label: string) => (
    <a
      href={href}
      className="flex min-h-8 items-center font-bold text-lg md:text-xl underline underline-offset-4 hover:decoration-2 [overflow-wrap:anywhere]"
    >
      {label}
    </a>
  );
  return (
    <aside
      aria-label={words.title}
      className="flex flex-col rounded-panel bg-leaf-deep p-6 text-white md:p-10 [--focus-ring:var(--color-white)]"
    >
      <h2 className="heading-3">{words.title}</h2>
      <ul className="mt-4 grid gap-4 md:mt-6 md:max-lg:grid-cols-2 md:max-lg:*:last:[grid-area:1/2/3] lg:gap-0 lg:*:py-8 lg:divide-y lg:divide-white/25 lg:border-white/25 lg:border-t">
        <li>
          <strong>{words.email}</strong>
          {link(mailtoHref(site.email), site.email)}
          {link(mailtoHref(site.supportEmail), site.supportEmail)}
        </li>
        <li>
          <strong>{words.phone}</strong>
          {link(telHref(site.phone), site.phone)}
        </li>
        <li>
          <strong>{words.address}</strong>
          <address className="text-wrap not-italic lg:text-xl lg:leading-normal">
            <PostalAddress site={site} />
          </address>
        </li>
      </ul>
    </aside>
  );
}
