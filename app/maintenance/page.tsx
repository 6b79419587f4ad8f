import { Person } from '@/components/art/cast/Person';
import { Masthead } from '@/components/ui/Masthead';
import { PageList } from '@/components/ui/PageList';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/maintenance');

export default function MaintenancePage() {
  const all = content();
  const { site } = all;
  const words = all.notices.maintenance;
  const address = (
    <a href={mailtoHref(site.supportEmail)} className="text-link">
      {site.supportEmail}
    </a>
  );
  return (
    <>
      <Masthead
        family="paper"
        title={words.title}
        lead={<Words text={words.text} put={{ address }} />}
        picture={<Person name="kwame" pose="mend" className="w-72 max-w-full lg:w-104" />}
        grounded
      />
      <PageList label={words.links} content={all} />
    </>
  );
}
