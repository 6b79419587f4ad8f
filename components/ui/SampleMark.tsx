import { content } from '@/lib/content';

type Props = {
  /** Whether the entry beside it is a sample: without one nothing stands here. */
  sample: boolean;
  className?: string;
};

/** Says, at reading size and in the block of the entry itself, that what stands there is an example of what will. */
export function SampleMark({ sample, className = '' }: Props) {
  if (!sample) return null;
  return (
    <span
      data-sample=""
      className={`inline-block rounded-full border border-current px-3 text-base leading-7 ${className}`}
    >
      {content().cast.sample}
    </span>
  );
}
