import { content } from '@/lib/content';

/** Links to pages of the site with what each is for, on ink; title and description are those of pages.json. */
export function PageList({ paths, label }: { paths: readonly string[]; label: string }) {
  const { pages } = content();
  return (
    <nav aria-label={label}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {paths.map((path) => {
          const page = pages.find((entry) => entry.path === path);
          if (!page) throw new Error(`content/pages.json  ${path}  has no entry`);
          return (
            <li key={path} className="border-line border-t">
              <a
                href={path}
                className="flex min-h-14 items-center justify-between gap-4 py-3 font-display text-lg text-white hover:text-leaf"
              >
                {path === '/' ? 'Home' : page.title}
                <span aria-hidden="true">→</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
