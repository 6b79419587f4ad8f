import { StepRing } from '@/components/ui/StepRing';

type Props = {
  steps: readonly { title: string; text: string }[];
  /** Class that colours the rings. */
  ringClassName: string;
  /** Columns on wide screens. */
  className: string;
};

/** Few steps side by side, joined by a line; a swipe apart on phones. */
export function StepRow({ steps, ringClassName, className }: Props) {
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`snap-row sm:grid sm:gap-x-6 sm:gap-y-9 ${className}`}
    >
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group/step relative flex gap-5 max-sm:block max-sm:w-[72%] lg:block">
          <span
            aria-hidden="true"
            className="absolute top-8 right-0 left-20 hidden h-px bg-text/15 group-last/step:hidden lg:block"
          />
          <StepRing step={index + 1} of={steps.length} className={`size-16 ${ringClassName}`} />
          <div className="max-sm:mt-4 lg:mt-6">
            <h3 className="heading-3">{title}</h3>
            <p className="mt-2 max-w-[38ch] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
