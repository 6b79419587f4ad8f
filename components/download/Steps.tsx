import { Confirm, Listing, Post, Receipt } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const PICTURES = [Listing, Confirm, Post, Receipt];

/** The steps, each with the phone at the one thing that it turns on, cut off by the foot of its panel. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid gap-3 sm:@min-[37em]/page:grid-cols-2 sm:gap-6">
      {steps.map(({ title, text }, index) => {
        const Picture = PICTURES[index] ?? Receipt;
        return (
          <li
            key={title}
            className="grid gap-5 overflow-hidden rounded-panel bg-sand px-5 pt-5 last:bg-sun sm:@min-[37em]/page:row-span-2 sm:@min-[37em]/page:grid-rows-subgrid sm:gap-8 sm:px-7 sm:pt-7 xl:@min-[60em]/page:row-span-1 xl:@min-[60em]/page:grid-cols-2 xl:@min-[60em]/page:gap-6 xl:@min-[60em]/page:grid-rows-1 xl:@min-[60em]/page:px-8 xl:@min-[60em]/page:pt-8"
          >
            <div>
              <h3 className="heading-3 flex items-center gap-3 @max-[13em]/page:block xl:@min-[60em]/page:block">
                <StepRing
                  step={index + 1}
                  of={steps.length}
                  className="size-11 text-ink sm:size-12 xl:@min-[60em]/page:mb-4 xl:@min-[60em]/page:size-16"
                  trackClassName="text-ink/20"
                />
                {title}
              </h3>
              <p className="mt-2 max-w-[16.25em] text-pretty max-sm:leading-normal xl:text-lg">{text}</p>
            </div>
            <Picture />
          </li>
        );
      })}
    </ol>
  );
}
