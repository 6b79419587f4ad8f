import { LuShieldAlert } from 'react-icons/lu';
import { Restricted } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk, on wide screens with what it looks like, and the way to the whole of it. */
export function Risk({ short, rest }: Content['risk']) {
  return (
    <aside aria-labelledby="risk-title" className="overflow-hidden bg-rose/20 py-8 md:pt-18 md:pb-0">
      <div className="wrap grid gap-x-8 gap-y-3 md:grid-cols-[7fr_6fr] lg:gap-x-16 xl:grid-cols-[8fr_5fr]">
        <div className="md:self-center md:pb-18">
          <LuShieldAlert aria-hidden="true" className="mb-2 size-12 text-rose-deep md:hidden" />
          <h2 id="risk-title" className="heading-2 max-w-[9em] xl:text-7xl">
            {short.title}
          </h2>
          <div className="mt-3 grid max-w-[36em] gap-y-2 text-pretty max-md:leading-snug md:mt-6 md:gap-y-4 md:text-lg lg:text-xl xl:text-[1.375rem]">
            <p>
              <Words text={short.text} link="font-semibold underline underline-offset-4" />
            </p>
            <p className="font-bold">{rest}</p>
          </div>
        </div>
        <div className="self-end justify-self-end max-md:hidden md:w-full">
          <Restricted />
        </div>
      </div>
    </aside>
  );
}
