import { EarningsVary } from '@/components/earnings/EarningsVary';
import { content } from '@/lib/content';
import type { Story } from '@/lib/content/schemas/events';
import { Initials } from './Initials';

/** Success stories of one page, each with what it earned; samples say that they are. */
export function Stories({ page }: { page: Story['page'] }) {
  const stories = content().stories.filter((story) => story.page === page);
  const samples = stories.some(({ sample }) => sample);
  return (
    <>
      <ul className="grid gap-6 lg:grid-cols-3 lg:gap-0">
        {stories.map(({ id, name, location, story, earnings }) => (
          <li
            key={id}
            className="border-rule max-lg:border-t max-lg:pt-6 lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          >
            <figure className="flex h-full flex-col">
              <p className="heading-3 mb-4 text-sun-deep">{earnings}</p>
              <blockquote className="text-lg leading-relaxed">“{story}”</blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-7">
                <Initials name={name} />
                <span>
                  <span className="block font-bold">{name}</span>
                  <span className="text-muted text-sm">{location}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-1 text-muted">
        {samples && (
          <p className="text-sm">These stories are illustrative. Their sums follow the published rates.</p>
        )}
        <EarningsVary className="max-w-[75ch]" />
      </div>
    </>
  );
}
