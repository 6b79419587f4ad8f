import { Person } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Story } from '@/lib/content/schemas/guides';

/** How those who tell stand, one after another. */
const POSES = ['phone', 'folded', 'call'] as const;

/** Success stories, each with who tells it and what it earned. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:gap-5 lg:grid-cols-3"
    >
      {stories.map(({ id, name, location, story, earnings, span, portrait }, index) => (
        <li
          key={id}
          data-mark={name.split(' ')[0]}
          className="overflow-hidden rounded-card border border-rule bg-white max-sm:w-[86%]"
        >
          <figure className="sm:max-lg:grid sm:max-lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] sm:max-lg:grid-rows-[auto_1fr] sm:max-lg:*:first:row-span-2">
            <div className="flex items-end justify-between gap-3 overflow-hidden bg-sand ps-5 pe-2 pt-4 sm:max-lg:flex-col max-[19em]:flex-wrap @max-[13em]/page:flex-wrap md:ps-8">
              <p className="self-center pb-4 sm:max-lg:self-start sm:max-lg:pt-4">
                <b className="heading-2 block whitespace-nowrap lg:text-[2rem]">{earnings}</b> <b>{span}</b>
              </p>
              <Person
                name={portrait}
                pose={POSES[index % POSES.length] ?? 'phone'}
                disc
                className="min-w-24 max-w-42 flex-1 sm:max-lg:w-42 sm:max-lg:flex-none"
              />
            </div>
            <blockquote className="px-5 pt-5 sm:max-lg:text-lg md:px-8 md:pt-8">
              “<Words text={story} />”
            </blockquote>
            <figcaption className="px-5 pt-3 pb-5 md:px-8 md:pb-8">
              <b>{name}</b>
              <span className="block text-muted">{location}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
