import { Figure } from '@/components/art/cast/Figure';
import { Masthead } from '@/components/ui/Masthead';
import { PageList } from '@/components/ui/PageList';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { linksTo } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/maintenance');

export default function MaintenancePage() {
  const all = content();
  const { supportEmail } = all.site;
  const words = all.notices.maintenance;
  const address = (
    <a href={mailtoHref(supportEmail)} className="text-white underline underline-offset-4">
      {supportEmail}
    </a>
  );
  return (
    <Masthead
      title={words.title}
      lead={<Words text={words.text} put={{ address }} />}
      picture={<Figure name="samuel" pose="mend" disc className="w-72 max-w-full lg:w-full" />}
      grounded
    >
      <div className="mt-9 max-w-2xl">
        <PageList label={words.links} links={linksTo(['/', '/help-center', '/blog', '/contact'], all)} />
      </div>
    </Masthead>
  );
}
