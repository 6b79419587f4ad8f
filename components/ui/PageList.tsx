import { LuArrowRight } from 'react-icons/lu';
import { content } from '@/lib/content';
import { pageAt } from '@/lib/site/pages';

/** Links to pages of the site with what each is for, on ink; title and description are those of pages.json. */
export function PageList({ paths, label }: { paths: readonly string[]; label: string }) {
  const words = content().navigation.words.page;
  return (
    <nav aria-label={label}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {paths.map((path) => {
          const { title } = pageAt(path, content());
          return (
            <li key={path} className="border-line border-t">
              <a
                href={path}
                className="flex min-h-14 items-center justify-between gap-4 py-3 font-display text-lg text-white hover:text-leaf"
              >
                {path === '/' ? words.home : title}
                <LuArrowRight aria-hidden="true" className="size-5 shrink-0" />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
