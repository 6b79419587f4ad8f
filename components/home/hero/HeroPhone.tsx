import { LuCheck } from 'react-icons/lu';
import { Phone } from '@/components/art/Phone';
import { Ring } from '@/components/art/Ring';
import { content, currencies, factValue } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount, formatMoney } from '@/lib/money/format';
import { HeroRing } from './HeroRing';
import { PauseButton } from './PauseButton';
import { Slide } from './Slide';

/**
 * A status with four ads on a drawn phone; the site script gives each its turn (lib/browser/slogans.ts). On narrow
 * screens the phone stands behind the section's lower edge, so that its top is seen without scrolling.
 */
export function HeroPhone({ className = '' }: { className?: string }) {
  const { app, home } = content();
  const { slogans, phone } = home.hero;
  const words = home.words.hero;
  const sum = app.proof.views * factValue('exampleRate');
  return (
    <div
      className={`relative mx-auto mt-6 h-74 w-full max-w-80 max-sm:overflow-y-clip sm:mt-12 sm:h-auto sm:w-72 lg:mt-0 lg:mr-14 xl:mr-20 ${className}`}
    >
      <HeroRing className="-z-10 -translate-1/2 absolute top-1/2 left-[56%] size-[30rem] max-sm:top-[60%] sm:size-[42rem]" />
      <div role="img" aria-label={insert(words.picture, { slogan: slogans[0]?.text ?? '' })}>
        <Phone className="mx-auto w-60 sm:w-72">
          {slogans.map((slogan, index) => (
            <Slide key={slogan.text} {...slogan} index={index} />
          ))}
          <div className="absolute inset-x-3 bottom-3 z-20 flex items-center gap-3 rounded-2xl bg-white p-3 text-text">
            <Ring segments={24} filled={21} thickness={0.13} className="size-10 shrink-0 text-leaf-deep" />
            <Figure
              figure={insert(words.views, { views: formatCount(app.proof.views) })}
              label={phone.left}
            />
          </div>
        </Phone>
        <Chip className="top-[47%] -right-24 max-sm:hidden [animation-delay:300ms]">
          <span className="flex size-11 items-center justify-center rounded-full bg-leaf-deep text-white">
            <LuCheck aria-hidden="true" strokeWidth={3} className="size-5" />
          </span>
          <Figure {...phone.proof} />
        </Chip>
        <Chip className="bottom-4 left-0 sm:bottom-[19%] sm:-left-30 [animation-delay:500ms]">
          <Ring segments={8} filled={8} thickness={0.16} className="size-9 text-sun sm:size-11" />
          <Figure figure={formatMoney(sum, 'KES', currencies())} amount={sum} label={phone.sum} />
        </Chip>
      </div>
      <PauseButton className="absolute right-0 bottom-4 sm:-right-18 sm:bottom-0" />
    </div>
  );
}

function Chip({ children, className }: { children: React.ReactNode; className: string }) {
  return (
    <div className={`absolute motion-safe:animate-arrive ${className}`}>
      <div className="flex items-center gap-3 rounded-2xl bg-white p-2.5 pr-4 text-text shadow-chip group-data-running/hero:animate-float sm:p-3 sm:pr-5">
        {children}
      </div>
    </div>
  );
}

/** `amount` lets the figure follow the currency of the country that the visitor chose. */
function Figure({ figure, label, amount }: { figure: string; label: string; amount?: number }) {
  return (
    <span className="text-muted text-xs leading-tight">
      <b
        data-amount={amount}
        suppressHydrationWarning
        className="block whitespace-nowrap font-display text-lg text-text leading-tight"
      >
        {figure}
      </b>
      {label}
    </span>
  );
}
