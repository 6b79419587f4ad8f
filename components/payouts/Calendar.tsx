import type { Content } from '@/lib/content';

type Props = {
  words: Content['payouts']['words']['terms'];
  /** On how many business days of a month payouts start. */
  payoutDays: number;
};

/** Two leaves of a wall calendar: the month in which money is earned, and the days of the next on which it is paid out. */
export function Calendar({ words, payoutDays }: Props) {
  return (
    <div className="for-paper relative grid w-full max-w-lg grid-cols-2 gap-3 @max-[13em]/page:grid-cols-1 max-[19em]:grid-cols-1 sm:block sm:pb-28">
      <Leaf
        text={words.earned}
        tone="bg-sun"
        className="sm:-rotate-3 sm:w-[57%] sm:*:last:max-w-[70%]"
        day={() => 'fill-sun'}
      />
      <Leaf
        text={words.due}
        tone="bg-leaf"
        className="sm:absolute sm:right-0 sm:bottom-0 sm:w-[57%] sm:rotate-2"
        day={(index) => {
          if (index % 7 > 4) return 'fill-sand';
          return index - 2 * Math.floor(index / 7) < payoutDays ? 'fill-leaf-deep' : 'fill-rule';
        }}
      />
    </div>
  );
}

/** Of a month that begins on a Monday. */
const DAYS = Array.from({ length: 30 }, (_, index) => index);

type LeafProps = { text: string; tone: string; className: string; day: (index: number) => string };

function Leaf({ text, tone, className, day }: LeafProps) {
  return (
    <div
      className={`overflow-hidden rounded-card border border-rule bg-white text-text shadow-lift ${className}`}
    >
      <span aria-hidden="true" className={`flex justify-evenly py-2.5 sm:py-4 ${tone}`}>
        <span className="size-2.5 rounded-full bg-ink sm:size-4" />
        <span className="size-2.5 rounded-full bg-ink sm:size-4" />
      </span>
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
      <p className="text-balance px-3 pt-2 pb-3 font-bold leading-snug max-sm:text-sm sm:px-5 sm:pb-5">
        {text}
      </p>
    </div>
  );
}
