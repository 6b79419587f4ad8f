import { AdArt } from '@/components/art/AdArt';
import { Avatar } from '@/components/art/cast/Avatar';
import { Ring } from '@/components/art/Ring';
import { AD_TONES } from '@/components/art/tones';
import { content } from '@/lib/content';

type Props = ReturnType<typeof content>['home']['hero']['slogans'][number] & { index: number };

/** One ad as it stands on the status: its bar, whose status it is, its words and its drawing change together. */
export function Slide({ text, advertiser, art, tone, index }: Props) {
  const { phone, slogans } = content().home.hero;
  return (
    <div
      data-slide
      data-active={index === 0 ? '' : undefined}
      className={`invisible absolute inset-0 flex flex-col px-4 pt-4 transition-[visibility] delay-400 duration-0 data-active:visible data-active:z-10 data-active:delay-0 data-[active=next]:animate-enter ${AD_TONES[tone]}`}
    >
      <div className="flex gap-1">
        {slogans.map((slogan, at) => (
          <span key={slogan.text} className="h-[3px] flex-1 overflow-hidden rounded-full bg-current/25">
            <span className={`block size-full origin-left rounded-full bg-current ${barState(at, index)}`} />
          </span>
        ))}
      </div>
      <div className="mt-3 flex items-center gap-2.5">
        <span className="relative flex size-10 shrink-0 items-center justify-center">
          <Ring segments={4} thickness={0.07} className="absolute inset-0" />
          <Avatar name="wanjiru" className="size-7.5" />
        </span>
        <span className="whitespace-nowrap text-xs leading-tight">
          <b className="block text-sm">{phone.sharer}</b>
          {phone.posted}
        </span>
      </div>
      <p className="mt-5 font-display text-[1.875rem] leading-[1.04] tracking-tight sm:mt-7 sm:text-[2.125rem]">
        {text}
      </p>
      <p className="mt-1.5 font-bold text-xs">{advertiser}</p>
      <AdArt name={art} className="mx-auto mt-3 size-34 sm:mt-auto sm:mb-22 sm:size-42" />
    </div>
  );
}

/** Bars before the slide's own are full, those after it empty; its own fills while the hero runs. */
function barState(bar: number, slide: number): string {
  if (bar > slide) return 'scale-x-0';
  return bar === slide ? 'group-data-running/hero:in-data-active:animate-fill' : '';
}
