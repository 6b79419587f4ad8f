import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/**
 * Where the site script puts what a search or a filter finds. React must take the list for opaque, since it may
 * hydrate the page after the list was filled; everything else here only changes by attribute.
 */
export function BlogResults({ words }: { words: Content['blog']['search'] }) {
  return (
    <>
      <ul
        data-results
        hidden
        suppressHydrationWarning
        className="grid gap-6 sm:grid-cols-2 [&[hidden]]:hidden"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; the site script fills it with text nodes
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <button
        type="button"
        data-more-results
        hidden
        className="mt-8 inline-flex min-h-11 cursor-pointer items-center rounded-control border border-text/25 px-4 font-bold text-sm hover:border-text [&[hidden]]:hidden"
      >
        {words.more}
      </button>
      <div
        data-no-results
        hidden
        className="rounded-card border border-rule border-dashed bg-white p-8 text-center md:p-12"
      >
        <p className="heading-3">{words.none}</p>
        <p className="mx-auto mt-2 max-w-[44ch] text-muted">
          <Words text={words.noneText} />
        </p>
        <button
          type="button"
          data-clear-search
          className="mt-5 inline-flex min-h-11 cursor-pointer items-center rounded-control border border-text/25 px-4 font-bold text-sm hover:border-text"
        >
          {words.clear}
        </button>
      </div>
    </>
  );
}
