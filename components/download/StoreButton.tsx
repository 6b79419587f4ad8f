import { LuPlay } from 'react-icons/lu';
import type { Content } from '@/lib/content';

type Props = { track: string; href: string; words: Content['download']['words']['button'] };

/** The way to the store listing: our own drawing, not the store's artwork. */
export function StoreButton({ track, href, words }: Props) {
  return (
    <a
      href={href}
      data-track={track}
      className="group/store inline-flex min-h-18 items-center justify-center gap-4 rounded-control bg-ink forced-colors:border py-3 pr-7 pl-5 text-white transition-tone @max-[13em]/page:*:first:hidden hover:bg-leaf hover:text-ink active:translate-y-px"
    >
      <LuPlay aria-hidden="true" className="size-9 fill-current text-leaf group-hover/store:text-ink" />
      <span className="leading-tight">
        <span className="block text-sm">{words.from}</span>
        <span className="font-display text-2xl tracking-tight">{words.store}</span>
      </span>
    </a>
  );
}
