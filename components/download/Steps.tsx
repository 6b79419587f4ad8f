import { Confirm, Listing, Post, Receipt } from '@/components/art/app';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

const LIT = { ring: 'text-ink', track: 'text-ink/20' };
/** The last is the largest: on wide screens its words stand beside its picture. */
const PANELS = [
  { ...LIT, Picture: Listing, look: 'bg-sand' },
  { ...LIT, Picture: Confirm, look: 'bg-leaf' },
  { ring: 'text-leaf', track: 'text-line', Picture: Post, look: 'bg-ink text-mist' },
  {
    ...LIT,
    Picture: Receipt,
    look: 'bg-sun lg:@min-[60em]/page:col-span-full lg:@min-[60em]/page:grid lg:@min-[60em]/page:grid-cols-subgrid lg:*:last:col-span-2 lg:[&_p]:text-xl',
  },
] as const;

/** The steps, each with the one thing of the app that it turns on. */
export function Steps({ steps }: Pick<Content['download'], 'steps'>) {
  return (
    <ol className="grid gap-3 sm:@min-[37em]/page:grid-cols-2 sm:gap-6 lg:@min-[60em]/page:grid-cols-3">
      {steps.map(({ title, text }, index) => {
        const { Picture, look, ring, track } = PANELS[index] ?? PANELS[3];
        return (
          <li
            key={title}
            className={`flex flex-col justify-between gap-4 overflow-hidden rounded-panel p-5 sm:gap-8 sm:p-7 ${look}`}
          >
            <div>
              <h3 className="heading-3 flex items-center gap-3 @max-[13em]/page:block in-[.bg-ink]:text-white">
                <StepRing
                  step={index + 1}
                  of={steps.length}
                  className={`size-11 sm:size-12 ${ring}`}
                  trackClassName={track}
                />
                {title}
              </h3>
              <p className="mt-2 max-w-[16.25em] text-pretty max-sm:leading-normal">{text}</p>
            </div>
            <Picture />
          </li>
        );
      })}
    </ol>
  );
}
