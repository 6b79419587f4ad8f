import { LuSearch } from 'react-icons/lu';

/**
 * Searches the questions of the page it stands on. It is part of the address (`?q=`), so that a search can be kept and
 * sent on; where nothing can filter, it is not offered.
 */
export function SearchBox({ label }: { label: string }) {
  return (
    <search className="peer relative mt-6 block noscript:hidden">
      <form action="/help-center" data-faq-search className="-scroll-mt-5">
        <label htmlFor="faq-query" className="sr-only">
          {label}
        </label>
        <span className="relative block">
          <LuSearch
            aria-hidden="true"
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-5 size-5 text-muted"
          />
          <input
            id="faq-query"
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={label}
            className="h-15 w-full rounded-control border border-muted/70 bg-white pr-5 pl-13 text-text outline-offset-0 placeholder:text-muted"
          />
        </span>
      </form>
    </search>
  );
}
