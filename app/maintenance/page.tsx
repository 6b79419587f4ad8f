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
    <section className="overflow-hidden bg-ink pt-28 text-mist md:pt-40">
      <div className="wrap grid grid-cols-1 items-end gap-x-16 lg:grid-cols-[3fr_2fr]">
        <div className="pb-9 lg:pb-28">
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
        <Figure name="samuel" pose="desk" disc className="mx-auto w-72 max-w-full lg:w-full" />
      </div>
    </section>
  );
}
