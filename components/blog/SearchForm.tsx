import { LuSearch } from 'react-icons/lu';
import type { Content } from '@/lib/content';
import { blogPath } from '@/lib/site/paths';

/** Searches the blog: a GET form that lands on the listing, which the site script answers while one types. */
export function SearchForm({ words }: { words: Content['blog']['search'] }) {
  return (
    <search className="print:hidden">
      <form action={blogPath()} method="get" data-blog-search className="relative">
        <label htmlFor="blog-search" className="mb-2 block font-bold text-sm in-[[data-blog]]:sr-only">
          {words.label}
        </label>
        <div className="flex gap-3">
          <input
            id="blog-search"
            type="search"
            name="q"
            data-blog-action="search"
            data-post-title="Blog"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            placeholder={words.example}
            className="h-12 w-full min-w-0 rounded-control border-[1.5px] border-muted/70 bg-white px-4 placeholder:text-muted hover:border-muted"
          />
          <button
            type="submit"
            aria-label={words.button}
            className="flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-control bg-ink text-white transition-tone hover:bg-leaf-deep"
          >
            <LuSearch aria-hidden="true" className="size-5" />
          </button>
        </div>
      </form>
    </search>
  );
}
