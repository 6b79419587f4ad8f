import { AdArt } from '@/components/art/Drawing';
import type { Home } from '@/lib/content/schemas/home';

type Props = Home['hero']['slogans'][number] & {
  /** Counted from 0, and how many there are. */
  index: number;
  count: number;
  /** Whose status it is. */
  sharer: string;
};

/** One ad as it stands on the status: its bar, whose status it is, its words and its drawing change together. */
export function Slide({ text, advertiser, art, tone, index, count, sharer }: Props) {
  return (
    <div
      data-slide
      data-active={index === 0 ? '' : undefined}
      className={`invisible absolute inset-0 flex flex-col p-[.6em] leading-tight transition-[visibility] delay-400 duration-0 data-active:visible data-active:z-10 data-active:delay-0 data-[active=next]:animate-enter tone-${tone}`}
    >
      <div className="flex gap-[.2em]">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by nothing but their place
          <span key={at} className="h-[.2em] flex-1 overflow-hidden rounded-full bg-current/25">
            <span className={`block size-full origin-left rounded-full bg-current ${barState(at, index)}`} />
          </span>
        ))}
      </div>
      <b className="mt-[.6em] whitespace-nowrap">{sharer}</b>
      <p className="mt-[.5em] font-display text-[1.9em] leading-none tracking-tight">{text}</p>
      <p className="mt-[.3em] font-bold text-[.9em]">{advertiser}</p>
      <AdArt name={art} className="mx-auto mt-auto mb-[1em] size-[8em]" />
    </div>
  );
}

/** Bars before the slide's own are full, those after it empty; its own fills while the hero runs. */
function barState(bar: number, slide: number): string {
  if (bar > slide) return 'scale-x-0';
  return bar === slide ? 'group-data-running/hero:in-data-active:animate-fill' : '';
}
