import { LuPause, LuPlay } from 'react-icons/lu';
import { Person, Portrait } from '@/components/art/cast/Person';
import { AdArt } from '@/components/art/Drawing';
import { Ring } from '@/components/art/Ring';
import type { Home } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';

const RING = 'absolute inset-0 size-full';
const FRIENDS = [
  { name: 'naledi', className: 'left-0 text-rose' },
  { name: 'kevin', className: 'right-0 text-sun' },
] as const;

type HeroPictureProps = {
  home: Home;
  /** Of one ad, as an example, and what they come to in the currency of the site. */
  views: number;
  sum: number;
  /** @returns an amount as visitors are shown it first */
  money: (amount: number) => string;
  className?: string;
};

/**
 * A status as WhatsApp shows it: a face in a ring of dashes, one for each hour, lit as far as the ad has been up. She
 * shows the ads on her phone; the site script gives each its turn once (lib/browser/hero.ts). Sizes follow the width.
 */
export function HeroPicture({ home, views, sum, money, className = '' }: HeroPictureProps) {
  const { slogans, sharer } = home.hero;
  const words = home.words.hero;
  return (
    <div className={`for-paper relative w-full ${className}`}>
      <div className="relative z-10">
        <div role="img" aria-label={insert(words.picture, { slogan: slogans[0]?.text ?? '' })}>
          <div className="@container relative mx-auto aspect-square max-sm:w-[92%]">
            <Ring segments={24} filled={0} thickness={0.03} trackClassName="text-line" className={RING} />
            <Ring
              segments={24}
              filled={21}
              thickness={0.03}
              trackClassName="text-transparent"
              className={`mask-[conic-gradient(black_var(--sweep),transparent_0)] text-leaf motion-safe:animate-sweep ${RING}`}
            />
            <div className="absolute inset-[7%] rounded-full [clip-path:inset(-30%_0_0_round_0_0_50%_50%)] bg-[radial-gradient(at_36%_18%,var(--color-leaf),var(--color-leaf-deep)_70%)]">
              <Person name="faith" pose="raise" className="absolute -bottom-[3.5%] -left-[3%] w-[98%]" />
            </div>
            <div className="absolute top-[23%] left-[63.5%] h-[49%] w-[24.5%] rotate-6 forced-color-adjust-none rounded-[3.4cqi] bg-ink p-[0.9cqi] shadow-device">
              <div className="relative isolate h-full overflow-hidden rounded-[2.6cqi] text-[2.4cqi] [text-rendering:geometricPrecision] sm:text-[2cqi]">
                {slogans.map((slogan, index) => (
                  <Slide key={slogan.text} {...slogan} index={index} count={slogans.length} sharer={sharer} />
                ))}
              </div>
            </div>
            <Person name="faith" pose="raise-hand" className="absolute bottom-[5%] left-[1.9%] w-[84.28%]" />
          </div>
          {FRIENDS.map(({ name, className: place }) => (
            <Portrait
              key={name}
              name={name}
              className={`absolute! top-0 size-[min(2.75rem,12vw)] lg:size-18 ${place}`}
            />
          ))}
        </div>
      </div>
      <div className="relative z-10 mx-auto -mt-9 w-fit rounded-2xl forced-colors:border bg-white motion-safe:animate-arrive md:-mt-6 lg:-mt-10">
        <p className="px-4 py-2 in-data-js:motion-safe:pe-[min(3rem,13vw)] text-center text-muted text-sm leading-tight">
          <b
            data-amount={sum}
            suppressHydrationWarning
            className="block font-display text-text text-lg leading-tight lg:text-2xl"
          >
            {money(sum)}
          </b>
          {insert(words.sum, { views })}
        </p>
        {/* Stops the movement (WCAG 2.2, 2.2.2); only there when the site script moves anything. */}
        <button
          type="button"
          data-pause
          aria-pressed="false"
          aria-label={words.pause}
          className="group/pause hidden w-[min(2.75rem,14vw)] cursor-pointer items-center justify-center text-text in-data-js:motion-safe:flex absolute inset-y-0 end-0"
        >
          <LuPause
            aria-hidden="true"
            className="size-7 rounded-full border border-muted/70 p-1.5 fill-current group-aria-pressed/pause:hidden"
          />
          <LuPlay
            aria-hidden="true"
            className="hidden size-7 rounded-full border border-muted/70 p-1.5 fill-current group-aria-pressed/pause:block"
          />
        </button>
      </div>
    </div>
  );
}

type SlideProps = Home['hero']['slogans'][number] & {
  /** Counted from 0, and how many there are. */
  index: number;
  count: number;
  /** Whose status it is. */
  sharer: string;
};

/** One ad as it stands on the status: its bar, whose status it is, its words and its drawing change together. */
function Slide({ text, advertiser, art, tone, index, count, sharer }: SlideProps) {
  return (
    <div
      data-slide
      data-active={index === 0 ? '' : undefined}
      className={`invisible absolute inset-0 flex flex-col p-[.6em] leading-tight [transition:visibility_0s_.4s] data-active:visible data-active:z-10 data-active:transition-none data-[active=next]:animate-enter tone-${tone}`}
    >
      <div className="flex gap-[.2em]">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by nothing but their place
          <span key={at} className="h-[.2em] flex-1 overflow-hidden rounded-full bg-current/25">
            <span className={`block size-full origin-left rounded-full bg-current ${barState(at, index)}`} />
          </span>
        ))}
      </div>
      <b className="mt-[.6em] whitespace-nowrap max-sm:hidden">{sharer}</b>
      <p className="mt-[.5em] font-display text-[1.9em] leading-none tracking-tight">{text}</p>
      <p className="mt-[.4em] font-bold text-[1.25em] leading-[1.1] max-sm:hidden">{advertiser}</p>
      <AdArt name={art} className="-mx-[1em] mt-auto" />
    </div>
  );
}

/** Bars before the slide's own are full, those after it empty; its own fills while the hero runs. */
function barState(bar: number, slide: number): string {
  if (bar > slide) return 'scale-x-0';
  return bar === slide ? 'group-data-running/hero:in-data-active:animate-fill' : '';
}
