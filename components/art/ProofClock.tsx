import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { ClockHours } from './ClockHours';
import { Ring } from './Ring';

/** Hours for which WhatsApp keeps a status. */
const STATUS_HOURS = 24;

type Props = { liveHours: number; liveText: string; className?: string };

/** A status's day as a ring of hours: amber while the ad has to be live, green while its screenshot can be taken. */
export function ProofClock({ liveHours, liveText, className = '' }: Props) {
  const words = content().figures.words.day;
  return (
    <figure className={className}>
      <div className="relative mx-auto grid aspect-square w-full max-w-54 place-items-center md:max-w-72">
        <Ring
          segments={STATUS_HOURS}
          filled={liveHours}
          thickness={0.055}
          className="absolute inset-0 size-full text-sun"
          trackClassName="text-leaf"
        />
        <ClockHours />
        <p className="text-center">
          <span className="mx-auto block max-w-[6.03em] text-balance font-display text-2xl text-white leading-tight tracking-tight md:text-3xl">
            {liveText}
          </span>
          <span className="text-sm">{words.live}</span>
        </p>
      </div>
      <figcaption className="mt-6 grid gap-2 md:mt-8 md:gap-3 text-sm">
        <Legend className="bg-sun">{words.wait}</Legend>
        <Legend className="bg-leaf">{insert(words.send, { hours: STATUS_HOURS - liveHours })}</Legend>
      </figcaption>
    </figure>
  );
}

function Legend({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <span className="flex gap-3">
      <span aria-hidden="true" className={`mt-1.5 h-2 w-6 shrink-0 rounded-full ${className}`} />
      <span>{children}</span>
    </span>
  );
}
