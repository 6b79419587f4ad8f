import type { Content } from '@/lib/content';
import { ALL } from '@/lib/site/help/faq-filter';

type Props = {
  categories: { id: string; title: string; count: number }[];
  total: number;
  words: Content['faqs']['words']['categories'];
};

/**
 * The categories with the number of their questions. They lead to their sections; the site script makes them filter.
 * They are one row that scrolls on a phone, and wrap on wider screens.
 * Each says how many a search finds; where it finds none at all, they follow what is said of that.
 */
export function CategoryList({ categories, total, words }: Props) {
  const entries = [
    { id: ALL, title: words.all, count: total, href: '#questions' },
    ...categories.map((category) => ({ ...category, href: `#${category.id}` })),
  ];
  return (
    <nav
      aria-label={words.label}
      className="group-has-[[data-faq-empty]:not([hidden])]/faq:order-last print:hidden"
    >
      <ul className="no-scrollbar -mx-5 flex snap-x gap-2 overflow-x-auto ps-5 pe-10 py-1 max-sm:mask-[linear-gradient(to_right,#000_calc(100%-3rem),transparent)] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {entries.map(({ id, title, count, href }) => (
          <li key={id} className="shrink-0 snap-start scroll-ms-5">
            <a
              href={href}
              data-faq-category={id}
              className="flex min-h-12 items-center gap-2 rounded-control border border-rule bg-white px-4 py-1.5 font-semibold text-[0.9375rem] transition-tone hover:border-text aria-current:border-ink aria-current:bg-ink aria-current:text-white not-aria-current:[&[style*=':_0%']]:opacity-70 forced-colors:aria-current:outline-2"
            >
              <span className="relative order-last font-normal text-sm tabular-nums">
                <span data-faq-count="">{count}</span>
                <span className="sr-only"> {words.questions} </span>
              </span>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
