import { Balance, CampaignList, Install, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';

/** What the phone shows at each step. */
const SCREENS = [Install, Register, CampaignList, PostAd, ProofAccepted, Balance];

type Props = {
  steps: readonly { title: string; text: string }[];
  /** Class that colours the rings. */
  ringClassName: string;
};

/** Steps down a line, on phones a swipe apart; each ring is filled as far as the reader has come, and a phone shows the step. */
export function Timeline({ steps, ringClassName }: Props) {
  if (steps.length === 0) return null;
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row"
    >
      {steps.map(({ title, text }, index) => {
        const Screen = SCREENS[index];
        return (
          <li
            key={title}
            className="group/step relative flex gap-5 max-sm:w-[88%] max-sm:flex-col max-sm:gap-3 sm:pb-10 sm:last:pb-0 md:gap-8"
          >
            <span
              aria-hidden="true"
              className="absolute top-16 bottom-0 left-8 w-px bg-rule group-last/step:hidden max-sm:hidden md:top-18 md:left-9"
            />
            <StepRing
              step={index + 1}
              of={steps.length}
              className={`size-16 max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:size-14 md:size-18 ${ringClassName}`}
            />
            <div className="grid min-w-0 flex-1 gap-x-8 gap-y-4 max-sm:grid-rows-[1fr_auto] sm:grid-cols-[1fr_auto] sm:pt-2">
              <div>
                <h3 className="heading-3 max-sm:flex max-sm:min-h-14 max-sm:items-center max-sm:pl-18">
                  {title}
                </h3>
                <p className="mt-2 max-w-[48ch] text-muted">{text}</p>
              </div>
              {Screen && <Screen className="w-36 max-sm:mx-auto" />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
