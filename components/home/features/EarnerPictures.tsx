import type { ReactNode } from 'react';
import { LuCheck, LuChevronRight, LuLandmark, LuSmartphone } from 'react-icons/lu';
import { AdThumb } from '@/components/art/AdThumb';
import { Ring } from '@/components/art/Ring';
import type { PictureProps } from './picture-props';

/** A number confirmed, an ad opened, a status posted. */
export function Integration({ words }: PictureProps) {
  return (
    <div className="flex items-center justify-center gap-1 px-2 sm:gap-4 sm:px-4">
      <div className="rounded-2xl bg-white px-3 py-2.5 text-xs shadow-lift sm:px-4 sm:text-sm">
        <span className="block text-muted">{words.number}</span>
        <b className="whitespace-nowrap tabular-nums">+254 7•• ••4 12</b>
        <span className="mt-1 flex items-center gap-1 font-bold text-leaf-deep">
          <LuCheck className="size-4" strokeWidth={3} /> {words.confirmed}
        </span>
      </div>
      <LuChevronRight className="size-5 shrink-0 max-sm:hidden text-sun-deep transition-transform duration-300 group-hover:translate-x-1" />
      <AdThumb art="sneaker" tone="rose" className="h-32 w-20 rotate-[-4deg] max-sm:hidden" />
      <LuChevronRight className="size-5 shrink-0 text-sun-deep transition-transform duration-300 group-hover:translate-x-1" />
      <span className="relative flex size-16 shrink-0 items-center justify-center sm:size-24">
        <Ring
          segments={5}
          filled={2}
          thickness={0.08}
          className="absolute inset-0 text-leaf-deep transition-[rotate] duration-700 group-hover:rotate-72 motion-reduce:transition-none"
        />
        <AdThumb art="sneaker" tone="rose" className="size-12 rounded-full! sm:size-18" />
      </span>
    </div>
  );
}

/** Payouts that arrived. */
export function Payments({ words, payouts }: PictureProps) {
  return (
    <div className="flex flex-col justify-center gap-2.5 px-5 text-sm">
      <Payout
        icon={<LuSmartphone className="size-5" />}
        label={words.mobileMoney}
        amount={payouts.mobileMoney}
      />
      <Payout icon={<LuLandmark className="size-5" />} label={words.bank} amount={payouts.bank} offset />
    </div>
  );
}

type PayoutProps = { icon: ReactNode; label: string; amount: string; offset?: boolean };

function Payout({ icon, label, amount, offset = false }: PayoutProps) {
  return (
    <span
      className={`flex items-center gap-3 rounded-2xl bg-white p-3 shadow-lift transition-transform duration-300 ${offset ? 'translate-x-3 group-hover:translate-x-0' : '-translate-x-1 group-hover:translate-x-1'}`}
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-sun">{icon}</span>
      <span className="flex-1 leading-tight">
        <span className="block text-muted text-xs">{label}</span>
        <b className="whitespace-nowrap font-display text-base">{amount}</b>
      </span>
      <LuCheck className="size-5 shrink-0 text-leaf-deep" strokeWidth={3} />
    </span>
  );
}

/** The hours at which contacts watch. */
export function Growth({ words, showcase }: PictureProps) {
  const { hours } = showcase.audience;
  const top = Math.max(...hours);
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        viewBox="0 0 240 120"
        preserveAspectRatio="none"
        className="absolute inset-x-5 bottom-4 h-[66%] w-[calc(100%-2.5rem)]"
      >
        {hours.map((share, hour) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
            key={hour}
            x={hour * 10 + 1.5}
            y={120 - (share / top) * 116}
            width="7"
            height={(share / top) * 116}
            rx="3"
            className={share === top ? 'fill-sun' : 'fill-sun/35'}
          />
        ))}
      </svg>
      <span className="absolute top-4 right-5 rounded-full bg-white px-3 py-1 font-bold text-xs shadow-lift">
        {words.best}
      </span>
    </div>
  );
}
