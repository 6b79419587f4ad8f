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
      layout="loud"
      title={words.title}
      lead={words.text}
      picture={
        <div className="w-64 max-w-full pt-4 md:w-full lg:w-112">
          <WithSign name="kevin">
            <p className="flex items-center justify-center gap-[4cqi] font-display text-[32cqi] leading-none">
              4<Drawing name="missing-ring" className="size-[27cqi] translate-[2%]" />4
            </p>
          </WithSign>
        </div>
      }
      grounded
    >
      <nav aria-labelledby="pages-title" className="mt-6 md:mt-8">
        <h2 id="pages-title" className="font-bold text-sm">
          {words.links}
        </h2>
        <LinkList
          links={linksTo(['/', ...HELPFUL_PAGES], all)}
          className="mt-2 flex max-w-xl flex-wrap gap-1.5"
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
    </Masthead>
  );
}
