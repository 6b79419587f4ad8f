type Props = {
  /** The group that it stands at the head of: without a sample among them nothing stands here. */
  of: readonly { sample?: boolean | undefined }[];
  note: string;
  className?: string;
};

/** One quiet line, in the block of a group and at its head, that says that it holds examples. */
export function SampleLine({ of, note, className = '' }: Props) {
  if (!of.some(({ sample }) => sample)) return null;
  return (
    <p data-sample="" className={`mt-3 text-muted ${className}`}>
      {note}
    </p>
  );
}
