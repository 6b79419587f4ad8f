import { Person } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Story } from '@/lib/content/schemas/guides';

/** How those who tell stand, one after another. */
const POSES = ['phone', 'present', 'laughing'] as const;

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
          <figure className="sm:max-lg:grid sm:max-lg:grid-cols-[20rem_1fr]">
            <div className="flex items-end justify-between gap-2 overflow-hidden bg-sand ps-5 pt-4 max-[19em]:flex-wrap md:ps-8">
              <p className="self-center pb-4">
                <b className="heading-2 block">{earnings}</b> <b>{span}</b>
              </p>
              <Person
                name={portrait}
                pose={POSES[index % POSES.length] ?? 'phone'}
                disc
                className="-mr-2 h-40 w-36 min-w-0 shrink-0 lg:h-52 lg:w-44"
              />
            </div>
            <div className="p-5 md:p-8">
              <figcaption>
                <b>{name}</b>
                <span className="block text-muted">{location}</span>
              </figcaption>
              <blockquote className="mt-3 sm:max-lg:text-lg">
                “<Words text={story} />”
              </blockquote>
            </div>
          </figure>
        </li>
      ))}
    </ul>
  );
}
