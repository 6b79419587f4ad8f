import { StatusCard } from '@/components/art/StatusCard';
import { Sum } from '../earnings/Sum';

type Props = { views: number };

/** What one posted ad brings, worked out: a status with its views and the sum beneath. */
export function OneItem({ views }: Props) {
  return (
    <figure className="relative mx-auto w-full max-w-sm">
      <StatusCard
        tone="rose"
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
      <figcaption>
        <Sum views={views} className="-mt-16 relative shadow-lift" />
      </figcaption>
    </figure>
  );
}
