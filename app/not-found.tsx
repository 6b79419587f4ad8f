import type { Metadata } from 'next';
import { Drawing } from '@/components/art/Drawing';
import { buttonClass } from '@/components/ui/button';
import { PageList } from '@/components/ui/PageList';
import { content } from '@/lib/content';
import { linksTo } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

/** The home title, as the specification asks of unknown paths (section 2, "Layout"). */
export const metadata: Metadata = { title: pageMetadata('/').title, robots: { index: false, follow: true } };

const LINKS = ['/', '/help-center', '/whatsapp-earning-guide', '/advertiser-guide', '/blog', '/contact'];

export default function NotFoundPage() {
  const all = content();
  const words = all.notices.missing;
  return (
    <section className="overflow-hidden bg-ink pt-28 pb-10 text-mist md:pt-40 md:pb-28">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,26rem)_1fr]">
        <div className="relative mx-auto w-52 md:w-80 lg:w-full">
          <Drawing name="missing-ring" className="w-full" />
          <p className="-translate-1/2 absolute top-[46.5%] left-[46.5%] font-display text-5xl text-white md:text-7xl lg:text-8xl">
            404
          </p>
        </div>
        <div>
          <h1 className="heading-1 max-w-[9.38em] text-white">{words.title}</h1>
          <p className="mt-5 max-w-[52ch] text-lg">{words.text}</p>
          <form action="/blog" method="get" className="mt-8 flex max-w-xl flex-wrap gap-3">
            <label htmlFor="q" className="w-full font-bold text-sm text-white">
              {words.search}
            </label>
            <input
              id="q"
              name="q"
              type="search"
              required
              className="min-h-13 min-w-0 flex-1 basis-40 rounded-control border border-line bg-white px-4 text-text"
            />
            <button type="submit" className={buttonClass()}>
              {words.button}
            </button>
          </form>
          <div className="mt-10 max-w-2xl">
            <PageList label={words.links} links={linksTo(LINKS, all)} />
          </div>
        </div>
      </div>
    </section>
  );
}
