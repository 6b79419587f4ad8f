import type { Opening } from '@/lib/content';
import { openingPath } from '@/lib/site/paths';

/** The openings besides the one on the page. */
export function OtherOpenings({ title: heading, others }: { title: string; others: readonly Opening[] }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-title" className="bg-sand py-14">
      <div className="wrap">
        <h2 id="other-title" className="heading-3">
          {heading}
        </h2>
        <ul className="mt-5 grid gap-x-8 md:grid-cols-3">
          {others.map(({ slug, title, team }) => (
            <li key={slug} className="border-rule border-t">
              <a href={openingPath(slug)} className="block py-4 hover:text-leaf-deep">
                <span className="block text-muted text-sm">{team}</span>
                <span className="font-display text-lg underline-offset-4 hover:underline">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
