import { Ring } from '@/components/art/Ring';
import { content, factValue, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';

type Props = {
  views: number;
  className?: string;
};

/** One item's pay, worked out at the rate of all examples. */
export function Sum({ views, className = '' }: Props) {
  const words = content().calculator.sum;
  return (
    <span
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-white p-5 text-text ${className}`}
    >
      <Ring segments={10} thickness={0.1} className="size-11 shrink-0 text-leaf-deep max-sm:hidden" />
      <span>
        <span className="block text-muted text-sm">{words.example}</span>
        <span className="whitespace-nowrap font-bold max-[19em]:whitespace-normal">
          {insert(words.views, { views: formatCount(views) })}
        </span>
      </span>
      <span className="heading-3 ml-auto">{localMoney(views * factValue('exampleRate'))}</span>
    </span>
  );
}
