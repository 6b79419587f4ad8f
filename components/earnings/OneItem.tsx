import { Ring } from '@/components/art/Ring';
import { StatusCard } from '@/components/art/StatusCard';
import { formatCount, formatDollars } from '@/lib/money';

type Props = { views: number; perView: number };

/** What one posted ad brings, worked out: a status with its views and the sum beneath. */
export function OneItem({ views, perView }: Props) {
  return (
    <figure className="relative mx-auto hidden w-full max-w-sm lg:block">
      <StatusCard
        tone="sun"
        bars={3}
        played={2}
        className="mx-auto aspect-[10/13] w-64 rotate-3 rounded-[2rem]"
      >
        <p className="mt-6 px-6 font-display text-4xl leading-none tracking-tight">
          Your
          <br />
          status.
          <br />
          Your pay.
        </p>
      </StatusCard>
      <figcaption className="-mt-16 relative flex items-center gap-4 rounded-card bg-white p-5 text-text shadow-lift">
        <Ring segments={10} thickness={0.1} className="size-11 shrink-0 text-leaf-deep" />
        <span>
          <span className="block text-muted text-sm">For example</span>
          <span className="whitespace-nowrap font-bold">
            {formatCount(views)} views × ${perView}
          </span>
        </span>
        <span className="heading-3 ml-auto">{formatDollars(views * perView)}</span>
      </figcaption>
    </figure>
  );
}
