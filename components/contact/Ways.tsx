import { PostalAddress } from '@/components/ui/PostalAddress';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

type Props = {
  words: Content['contact']['words']['ways'];
  site: Content['site'];
  /** Whether they stand side by side on wide screens too. */
  row?: boolean;
};

/** Every way to reach the company besides the form. */
export function Ways({ words, site, row = false }: Props) {
  const link = (href: string, label: string) => (
    <a
      href={href}
      className="flex min-h-11 items-center font-bold underline underline-offset-4 hover:decoration-2 [overflow-wrap:anywhere] md:text-lg"
    >
      {label}
    </a>
  );
  return (
    <aside aria-label={words.title} className={row ? 'lg:rounded-panel lg:bg-sand lg:p-10' : ''}>
      <h2 className="heading-3 md:text-3xl">{words.title}</h2>
      <ul
        className={`mt-4 grid gap-5 border-rule border-t pt-5 md:grid-cols-3 ${row ? 'lg:border-text/20 lg:[&_a]:text-2xl' : 'lg:grid-cols-1'}`}
      >
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
          <address className="text-wrap not-italic">
            <PostalAddress site={site} />
          </address>
        </li>
      </ul>
    </aside>
  );
}
