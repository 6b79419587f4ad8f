import { LuWallet } from 'react-icons/lu';
import { AdArt } from '@/components/art/AdArt';
import { Phone } from '@/components/art/Phone';
import { Ring } from '@/components/art/Ring';
import { AD_TONES } from '@/components/art/tones';
import { content } from '@/lib/content';
import { HeroRing } from './HeroRing';
import { PauseButton } from './PauseButton';

/** A status with four ads on a drawn phone; the site script gives each its turn (lib/browser/slogans.ts). */
export function HeroPhone() {
  const { slogans, phone } = content().home.hero;
  return (
    <div className="relative mx-auto w-64 sm:w-72 lg:mr-14 xl:mr-20">
      <HeroRing className="-z-10 -translate-1/2 absolute top-1/2 left-[56%] size-[34rem] sm:size-[42rem]" />
      <div role="img" aria-label={`An ad on a WhatsApp Status. It says: ${slogans[0]?.text}`}>
        <Phone>
          {slogans.map((slogan, index) => (
            <Slide key={slogan.text} {...slogan} index={index} />
          ))}
          <div className="absolute inset-x-3 bottom-3 z-20 flex items-center gap-3 rounded-2xl bg-white p-3 text-text">
            <Ring segments={10} filled={6} thickness={0.13} className="size-10 shrink-0 text-leaf-deep" />
            <Figure {...phone.views} />
          </div>
        </Phone>
        <Chip className="-right-8 top-[42%] sm:top-[47%] sm:-right-24 [animation-delay:300ms]">
          <Ring segments={20} thickness={0.13} className="size-11 text-leaf-deep" />
          <Figure {...phone.completion} />
        </Chip>
        <Chip className="-left-6 -bottom-8 sm:bottom-[19%] sm:-left-30 [animation-delay:500ms]">
          <span className="flex size-11 items-center justify-center rounded-xl bg-sun text-ink">
            <LuWallet aria-hidden="true" className="size-5" />
          </span>
          <Figure {...phone.wallet} />
        </Chip>
      </div>
      <PauseButton className="absolute top-8 right-4" />
    </div>
  );
}

type SlideProps = ReturnType<typeof content>['home']['hero']['slogans'][number] & { index: number };

function Slide({ text, art, tone, index }: SlideProps) {
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
        <span className="relative flex size-10 items-center justify-center">
          <Ring segments={4} thickness={0.07} className="absolute inset-0" />
          <span className="size-7.5 rounded-full bg-current/20" />
        </span>
        <span className="text-xs leading-tight">
          <b className="block text-sm">{phone.sharer}</b>
          {phone.posted}
        </span>
      </div>
      <p className="mt-6 font-display text-[1.875rem] leading-[1.04] tracking-tight sm:mt-8 sm:text-[2.125rem]">
        {text}
      </p>
      <AdArt name={art} className="mx-auto mt-auto mb-22 size-34 sm:mb-24 sm:size-42" />
    </div>
  );
}

/** Bars before the slide's own are full, those after it empty; its own fills while the hero runs. */
function barState(bar: number, slide: number): string {
  if (bar > slide) return 'scale-x-0';
  return bar === slide ? 'group-data-running/hero:in-data-active:animate-fill' : '';
}

function Chip({ children, className }: { children: React.ReactNode; className: string }) {
  return (
    <div className={`absolute motion-safe:animate-arrive ${className}`}>
      <div className="flex items-center gap-3 rounded-2xl bg-white p-3 pr-5 text-text shadow-chip group-data-running/hero:animate-float">
        {children}
      </div>
    </div>
  );
}

function Figure({ figure, label }: { figure: string; label: string }) {
  return (
    <span className="text-muted text-xs leading-tight">
      <b className="block whitespace-nowrap font-display text-lg text-text leading-tight">{figure}</b>
      {label}
    </span>
  );
}
