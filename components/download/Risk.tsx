import { LargeNotice } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk, with what it looks like, and the way to the whole of it. */
export function Risk({ short, rest }: Content['risk']) {
  return (
    <aside aria-labelledby="risk-title" className="bg-rose/20 py-8 md:py-12">
      <div className="wrap grid items-center gap-x-8 gap-y-6 md:@min-[40em]/page:grid-cols-[8fr_5fr] lg:gap-x-16">
        <div>
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
        <LargeNotice className="mx-auto w-full max-w-60 md:me-0 md:max-w-80" />
      </div>
    </aside>
  );
}
