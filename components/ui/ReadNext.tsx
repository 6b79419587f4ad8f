import { content } from '@/lib/content';

/** The articles that a page of pages.json leads to. */
export function ReadNext({ path }: { path: string }) {
  const { articles, blog, pages } = content();
  const reads = pages.find((page) => page.path === path)?.reads ?? [];
  const named = reads.flatMap((id) => articles.find((article) => article.id === id) ?? []);
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="read-next-title" className="wrap pb-17 md:pb-26 print:hidden">
      <h2 id="read-next-title" className="heading-3">
        {blog.article.related}
      </h2>
      <ul className="mt-5 grid gap-x-8 md:grid-cols-2">
        {named.map(({ id, path: href, title, excerpt }) => (
          <li key={id} className="border-rule border-t py-5">
            <a href={href} className="font-display text-xl underline-offset-4 hover:underline">
              {title}
            </a>
            <p className="mt-1 max-w-[60ch] text-muted">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
