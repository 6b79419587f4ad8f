import type { Metadata } from 'next';
import { WithSign } from '@/components/art/cast/Holding';
import { Drawing } from '@/components/art/Drawing';
import { buttonClass } from '@/components/ui/ButtonLink';
import { CHIP, LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { HELPFUL_PAGES } from '@/components/ui/PageList';
import { content } from '@/lib/content';
import { linksTo } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

/** The home title, as the specification asks of unknown paths (section 2, "Layout"). */
export const metadata: Metadata = { title: pageMetadata('/').title, robots: { index: false, follow: true } };

export default function NotFoundPage() {
  const all = content();
  const words = all.notices.missing;
  return (
    <Masthead
      family="paper"
      layout="sign"
      title={words.title}
      lead={words.text}
      picture={
        <div className="w-56 max-w-full pt-3 md:w-full lg:w-112">
          <WithSign name="kevin">
            <p className="flex items-center justify-center gap-[4cqi] font-display text-[32cqi] leading-none">
              4<Drawing name="missing-ring" className="size-[27cqi] translate-[2%]" />4
            </p>
          </WithSign>
        </div>
      }
      grounded
    >
      <div className="max-md:relative max-md:z-1 max-md:-mx-5 max-md:order-last max-md:bg-paper max-md:px-5 max-md:pt-5 max-md:pb-8">
        <nav aria-labelledby="pages-title" className="md:mt-8">
          <h2 id="pages-title" className="font-bold text-sm">
            {words.links}
          </h2>
          <LinkList
            links={linksTo(['/', ...HELPFUL_PAGES], all)}
            className="no-scrollbar -mx-5 mt-2 flex max-w-xl gap-1.5 overflow-x-auto px-5 max-md:mask-[linear-gradient(to_right,#000_calc(100%-3rem),transparent)] md:mx-0 md:flex-wrap md:px-0"
            item="shrink-0"
            link={`${CHIP} border border-rule bg-white`}
          />
        </nav>
        <form action="/blog" method="get" className="mt-6 flex max-w-xl flex-wrap gap-3">
          <label htmlFor="q" className="w-full font-bold text-sm">
            {words.search}
          </label>
          <input
            id="q"
            name="q"
            type="search"
            required
            className="min-h-13 min-w-0 flex-1 basis-40 rounded-control border border-muted/70 bg-white px-4 text-text"
          />
          <button type="submit" className={buttonClass('leaf-light')}>
            {words.button}
          </button>
        </form>
      </div>
    </Masthead>
  );
}
