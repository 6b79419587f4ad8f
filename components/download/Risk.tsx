import { LargeNotice } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk, with what it looks like, and the way to the whole of it. */
export function Risk({ short, rest }: Content['risk']) {
  return (
    <aside aria-labelledby="risk-title" className="overflow-hidden bg-rose/20 pt-8 md:pt-18">
      <div className="wrap grid gap-x-8 gap-y-6 md:@min-[40em]/page:grid-cols-[8fr_5fr] lg:gap-x-16">
        <div className="md:pb-18">
          <h2 id="risk-title" className="heading-2 max-w-[9em] xl:text-7xl">
            {short.title}
          </h2>
          <div className="mt-3 grid max-w-[36em] gap-y-4 text-pretty max-md:leading-snug md:mt-6 md:text-lg lg:text-xl xl:text-[1.375rem]">
            <p>
              <Words text={short.text} link="font-semibold underline underline-offset-4" />
            </p>
            <p className="font-bold">{rest}</p>
          </div>
        </div>
        <div className="mx-auto h-44 w-full max-w-72 md:@min-[40em]/page:h-0 md:@min-[40em]/page:min-h-full md:max-w-none">
          <LargeNotice />
        </div>
      </div>
    </aside>
  );
}
