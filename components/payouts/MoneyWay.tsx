import { LuArrowDown } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import type { Content } from '@/lib/content';

type Props = {
  words: Content['payouts']['words']['terms'];
  /** On how many business days of a month payouts start. */
  payoutDays: number;
  /** What arrives on a phone that is paid. */
  message: { sender: string; received: string; of: string };
};

/** The way of the money in time: the month in which it is earned, the days of the next on which it is sent, and her who has it. */
export function MoneyWay({ words, payoutDays, message }: Props) {
  return (
    <div className="isolate grid w-full grid-cols-2 gap-x-3 max-[19em]:grid-cols-1 @max-[13em]/page:grid-cols-1 max-md:gap-y-3 md:grid-cols-[4.3fr_.4fr_4.3fr_2.4fr_4.6fr] md:gap-x-0 lg:grid-cols-[3.8fr_.8fr_3.8fr_2.6fr_6fr]">
      <Leaf
        month={words.now}
        text={words.earned}
        tone="bg-sun"
        className="md:mb-12 md:-rotate-2"
        day={() => 'fill-sun'}
      />
      <Way />
      <Leaf
        month={words.next}
        text={words.due}
        tone="bg-leaf"
        className="md:mb-12 md:rotate-1"
        day={(index) => {
          if (index % 7 > 4) return 'fill-sand';
          return index - 2 * Math.floor(index / 7) < payoutDays ? 'fill-leaf-deep' : 'fill-rule';
        }}
      />
      <Way text={words.arrives} />
      <div
        aria-hidden="true"
        className="relative isolate max-md:col-span-full mx-auto w-full self-end max-md:max-w-64 md:max-lg:w-[112%] md:-mt-6 lg:-mt-24 xl:@min-[60em]/page:-mt-48"
      >
        <span className="-translate-x-1/2 -z-10 absolute top-[10%] left-1/2 aspect-square w-full rounded-full bg-sun" />
        <p className="for-paper mx-auto mb-4 grid w-fit rounded-card border border-rule bg-white px-5 py-3 text-ink leading-tight shadow-lift">
          <b className="text-leaf-deep">{message.sender}</b>
          <span className="font-display text-xl md:max-lg:text-lg lg:text-3xl">{message.received}</span>
          <span className="text-base text-muted md:max-lg:text-sm">{message.of}</span>
        </p>
        <Person name="amina" pose="phone" className="w-full" />
      </div>
    </div>
  );
}

/** From one station to the next, behind the leaves of the calendar; what has a text leads to whom it is for. */
function Way({ text }: { text?: string }) {
  const stroke = { strokeWidth: 7, strokeLinecap: 'round', className: 'stroke-leaf-deep' } as const;
  return (
    <div
      className={`text-center font-bold leading-snug max-md:col-span-full ${text ? '' : 'max-md:hidden'} relative -z-10 md:mt-26 md:max-lg:text-sm lg:mt-28`}
    >
      <svg
        aria-hidden="true"
        className={`-ms-6 mb-2 h-6 overflow-visible max-md:hidden ${text ? 'w-full' : 'w-[calc(100%+3rem)]'}`}
      >
        <line x2="100%" y1="12" y2="12" {...stroke} />
        {text && (
          <svg x="100%" aria-hidden="true" className="overflow-visible">
            <path d="M-16-4L0 12-16 28" fill="none" strokeLinejoin="round" {...stroke} />
          </svg>
        )}
      </svg>
      {text && (
        <p className="md:absolute md:inset-x-0 md:bottom-full md:mb-5 md:px-1 md:max-lg:text-wrap lg:px-0">
          <LuArrowDown aria-hidden="true" className="mx-auto mb-1 size-7 text-leaf-deep md:hidden" />
          {text}
        </p>
      )}
    </div>
  );
}

/** Of a month that begins on a Monday. */
const DAYS = Array.from({ length: 30 }, (_, index) => index);

type LeafProps = {
  month: string;
  text: string;
  tone: string;
  className: string;
  day: (index: number) => string;
};

/** Of a wall calendar. */
function Leaf({ month, text, tone, className, day }: LeafProps) {
  return (
    <div
      className={`for-paper relative overflow-hidden md:self-start rounded-card border border-rule bg-white text-left text-text shadow-lift ${className}`}
    >
      <p
        className={`flex items-center justify-between px-2.5 py-2 font-display text-ink max-md:text-sm before:size-2.5 before:rounded-full before:bg-ink after:size-2.5 after:rounded-full after:bg-ink sm:px-5 sm:py-3 lg:text-xl ${tone}`}
      >
        {month}
      </p>
      <svg viewBox="0 0 142 102" aria-hidden="true" className="w-full px-3 pt-3 sm:px-5 sm:pt-5">
        {DAYS.map((index) => (
          <rect
            key={index}
            x={(index % 7) * 20 + 2}
            y={Math.floor(index / 7) * 20 + 2}
            width="17"
            height="17"
            rx="5"
            className={day(index)}
          />
        ))}
      </svg>
      <p className="text-balance px-3 pt-2 pb-3 font-bold leading-snug max-md:text-sm sm:px-5 sm:pb-5 md:min-h-24 lg:min-h-19">
        {text}
      </p>
    </div>
  );
}
