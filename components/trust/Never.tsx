import { Person } from '@/components/art/cast/Person';
import { TickList } from '@/components/ui/TickList';

/** What we never ask for, over the whole width. */
export function Never({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="never-title" className="overflow-hidden bg-ink text-white">
      <div className="wrap grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-x-6 md:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-8 lg:grid-cols-[auto_minmax(0,1fr)]">
        <div className="pt-8 pb-6 md:py-20">
          <h2 id="never-title" className="heading-1 md:max-w-[7em]">
            {title}
          </h2>
          <TickList
            points={points}
            no
            className="mt-4 grid gap-2.5 md:mt-9 md:gap-4 font-bold md:text-xl max-md:@min-[21em]/page:*:last:pe-[45%] lg:gap-5 lg:text-2xl xl:text-[2rem]"
            item="max-md:leading-snug md:items-center lg:gap-5 lg:*:first:size-9 lg:*:first:p-1.5"
          />
        </div>
        <Person
          name="kwame"
          pose="refuse"
          className="-mt-6 max-md:@min-[21em]/page:-mt-38 max-md:@min-[21em]/page:-me-9 w-50 max-w-full md:mt-0 self-end justify-self-center max-md:@min-[21em]/page:justify-self-end md:w-full md:max-w-105 md:max-lg:origin-bottom md:max-lg:translate-x-6 md:max-lg:scale-165 lg:justify-self-end lg:@min-[60em]/page:-me-[min(7rem,8.5vw)] lg:@min-[60em]/page:-ms-16 lg:@min-[60em]/page:w-[min(38rem,46vw)] lg:@min-[60em]/page:max-w-none xl:@min-[60em]/page:-ms-24"
        />
      </div>
    </section>
  );
}
