import { Restricted } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk, with what it looks like, and the way to the whole of it. */
export function Risk({ short, rest }: Content['risk']) {
  return (
    <aside aria-labelledby="risk-title" className="overflow-hidden bg-rose/20 pt-8 md:pt-18">
      <div className="wrap grid grid-cols-[minmax(0,1fr)_min(10.5rem,50%)] gap-x-3 md:grid-cols-[7fr_6fr] md:gap-x-8 lg:gap-x-16 xl:grid-cols-[8fr_5fr]">
        <div className="max-md:contents md:self-center md:pb-18">
          <h2 id="risk-title" className="heading-2 max-w-[9em] max-md:col-span-2 xl:text-7xl">
            {short.title}
          </h2>
          <div className="grid max-w-[36em] gap-y-4 text-pretty max-md:contents max-md:leading-snug md:mt-6 md:text-lg lg:text-xl xl:text-[1.375rem]">
            <p className="max-md:col-span-2 max-md:mt-3">
              <Words text={short.text} link="font-semibold underline underline-offset-4" />
            </p>
            <p className="self-center font-bold max-md:py-5">{rest}</p>
          </div>
        </div>
        <div className="w-full self-end justify-self-end max-md:mt-4">
          <Restricted />
        </div>
      </div>
    </aside>
  );
}
