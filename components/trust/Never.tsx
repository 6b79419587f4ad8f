import { Person } from '@/components/art/cast/Person';
import { TickList } from '@/components/ui/TickList';

/** What we never ask for, over the whole width. */
export function Never({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="never-title" className="overflow-hidden bg-ink text-white">
      <div className="wrap grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-x-6 max-md:py-8 max-md:@min-[21em]/page:grid-cols-[1fr_auto] max-md:@min-[21em]/page:gap-x-0 md:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-8">
        <div className="max-md:contents md:py-20">
          <h2
            id="never-title"
            className="heading-1 self-center text-balance max-md:pb-4 max-md:@min-[21em]/page:mt-6 max-md:@min-[21em]/page:self-start md:max-w-[7em]"
          >
            {title}
          </h2>
          <TickList
            points={points}
            no
            className="col-span-full grid gap-2.5 font-bold max-md:rounded-card max-md:bg-raised max-md:p-4 md:mt-9 md:gap-4 md:text-xl lg:gap-5 lg:text-2xl xl:text-[2rem]"
            item="max-md:leading-snug md:items-center lg:gap-5 lg:*:first:size-9 lg:*:first:p-1.5"
          />
        </div>
        <Person
          name="kwame"
          pose="refuse"
          className="w-46 max-w-full self-end justify-self-center max-md:mt-4 max-md:@min-[21em]/page:col-start-2 max-md:@min-[21em]/page:row-start-1 max-md:@min-[21em]/page:max-w-none max-md:@min-[21em]/page:-ms-11 max-md:@min-[21em]/page:-me-12 max-md:@min-[21em]/page:mt-0 md:w-full md:max-w-105 md:max-lg:origin-bottom md:max-lg:translate-x-6 md:max-lg:scale-165 lg:justify-self-end lg:@min-[60em]/page:-me-[min(7rem,8.5vw)] lg:@min-[60em]/page:-ms-16 lg:@min-[60em]/page:w-[min(38rem,46vw)] lg:@min-[60em]/page:max-w-none xl:@min-[60em]/page:-ms-24"
        />
      </div>
    </section>
  );
}
