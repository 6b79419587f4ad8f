import { Ring } from '@/components/art/Ring';

type Props = {
  step: number;
  of: number;
  /** Colour of the filled dashes and size of the ring. */
  className?: string;
  trackClassName?: string;
};

/** The number of a step inside a ring that is filled up to it. Hidden from assistive technology: the list counts. */
export function StepRing({ step, of, className = 'size-16 text-leaf-deep', trackClassName }: Props) {
  return (
    <span aria-hidden="true" className={`relative grid shrink-0 place-items-center ${className}`}>
      <Ring
        segments={of}
        filled={step}
        thickness={0.09}
        className="absolute inset-0 size-full"
        trackClassName={trackClassName}
      />
      <span className="heading-3 text-text in-[.bg-ink]:text-white">{step}</span>
    </span>
  );
}
