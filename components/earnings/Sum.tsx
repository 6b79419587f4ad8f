import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';

type Props = {
  views: number;
  /** What they come to, as text. */
  amount: string;
  words: Content['calculator']['sum'];
};

/** One item's pay, worked out at the rate of all examples. */
export function Sum({ views, amount, words }: Props) {
  return (
    <span className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-white px-6 py-4 text-text">
      <span>
        <span className="block text-muted text-sm">{words.example}</span>
        <span className="whitespace-nowrap font-bold max-[19em]:whitespace-normal">
          {insert(words.views, { views: formatCount(views) })}
        </span>
      </span>
      <span className="heading-2">{amount}</span>
    </span>
  );
}
