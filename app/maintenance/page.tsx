import { Figure } from '@/components/art/cast/Figure';
import { PageList } from '@/components/ui/PageList';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { linksTo } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/maintenance');

export default function MaintenancePage() {
  const all = content();
  const { site } = all;
  const words = all.notices.maintenance;
  return (
    <section className="bg-ink pt-28 pb-10 text-mist md:pt-40 md:pb-28">
      <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-10 md:grid-cols-[auto_1fr]">
        <Figure name="samuel" pose="phone" disc className="w-56 max-w-full max-md:mx-auto md:w-80 lg:w-96" />
        <div>
          <h1 className="heading-1 max-w-[10.72em] text-white">{words.title}</h1>
          <p className="mt-5 max-w-[54ch] text-lg">
            <Words
              text={words.text}
              put={{
                address: (
                  <a href={mailtoHref(site.supportEmail)} className="text-white underline underline-offset-4">
                    {site.supportEmail}
                  </a>
                ),
              }}
            />
          </p>
          <div className="mt-9 max-w-2xl">
            <PageList label={words.links} links={linksTo(['/', '/help-center', '/blog', '/contact'], all)} />
          </div>
        </div>
      </div>
    </section>
  );
}
