import { AddressLine } from '@/components/ui/PostalAddress';
import type { Content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';

/** Whose text it is and where to write, beneath a text that binds the company. */
export function CompanyAddress({ site }: Pick<Content, 'site'>) {
  return (
    <address className="mt-12 max-w-[68ch] rounded-card bg-sand p-6 not-italic md:p-8">
      <strong className="block">{site.legalName}</strong>
      <AddressLine address={site.address} />
      <br />
      <a href={mailtoHref(site.email)} className="text-link inline-flex min-h-11 items-center">
        {site.email}
      </a>
    </address>
  );
}
