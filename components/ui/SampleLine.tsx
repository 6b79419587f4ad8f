import { content } from '@/lib/content';

type Props = {
  /** The group that it stands at the head of: without a sample among them nothing stands here. */
  of: readonly { sample?: boolean | undefined }[];
  /** What the group is of. */
  group: keyof ReturnType<typeof content>['cast']['samples'];
  className?: string;
};

/** One quiet line, in the block of a group and at its head, that says that it holds examples. */
export function SampleLine({ of, group, className = '' }: Props) {
  if (!of.some(({ sample }) => sample)) return null;
  return (
    <p data-sample="" className={`text-sm ${className}`}>
      {content().cast.samples[group]}
    </p>
  );
}
