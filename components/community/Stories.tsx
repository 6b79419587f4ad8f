import { Portrait } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Story } from '@/lib/content/schemas/guides';

type Props = {
  stories: readonly Story[];
  /** When such a sum is paid. */
  paid?: string;
};

/** Success stories, each with what it earned. */
export function Stories({ stories, paid }: Props) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:gap-5 lg:grid-cols-3"
    >
      {stories.map(({ id, name, location, story, earnings, span, portrait }) => (
        <li
          key={id}
          data-mark={name.split(' ')[0]}
          className="rounded-card border border-rule bg-white p-5 max-sm:w-[86%] md:p-8"
        >
          <figure className="grid gap-4 sm:max-lg:grid-cols-[15rem_1fr]">
            <figcaption className="flex items-center gap-4">
              <Portrait name={portrait} className="size-20 text-sun" />
              <span>
                <span className="block font-bold leading-tight">{name}</span>
                <span className="text-muted">{location}</span>
              </span>
            </figcaption>
            <p>
              <b className={`${paid ? 'heading-3' : 'heading-2 block'} text-sun-deep`}>{earnings}</b>{' '}
              <b>{span}</b>
              {paid && <span className="block">{paid}</span>}
            </p>
            <blockquote className="sm:max-lg:self-center sm:max-lg:text-xl sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
              “<Words text={story} />”
            </blockquote>
          </figure>
        </li>
      ))}
    </ul>
  );
}
