import { Person } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk and what it means, said as loudly as the invitation that it stands beside. */
export function Warning({ short, rest }: Pick<Content['risk'], 'short' | 'rest'>) {
  return (
    <aside
      aria-labelledby="risk-title"
      className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_1fr] @min-[60em]/page:grid-rows-[1fr_auto_1fr] *:first:self-end gap-x-3 overflow-hidden rounded-panel bg-rose-deep px-5 pt-6 text-white [--focus-ring:var(--color-white)] md:px-9 md:pt-12 lg:px-12 @min-[60em]/page:pt-0 @min-[45em]/page:grid-cols-[5fr_3fr] @min-[45em]/page:gap-x-6"
    >
      <h2 id="risk-title" className="heading-2 col-span-full text-balance @min-[45em]/page:col-span-1">
        {short.title}
      </h2>
      <p className="col-span-full mt-4 text-pretty max-sm:leading-normal @min-[45em]/page:col-span-1 md:text-lg lg:text-xl">
        <Words text={short.text} link="font-bold underline underline-offset-4" />
      </p>
      <p className="col-span-full mt-4 text-balance @min-[45em]/page:col-span-1 font-display text-lg leading-snug @min-[45em]/page:pb-12 md:text-2xl lg:mt-6 lg:text-3xl lg:tracking-tight">
        {rest}
      </p>
      <Person
        name="amina"
        pose="warn"
        className="col-span-full mt-5 w-60 max-w-full self-end justify-self-center @min-[45em]/page:[grid-area:1/2/4/3] @min-[45em]/page:mt-12 @min-[45em]/page:-mr-6 @min-[45em]/page:-ml-14 @min-[45em]/page:w-75 @min-[45em]/page:max-w-none @min-[60em]/page:mr-3 @min-[60em]/page:ml-0 @min-[60em]/page:w-84"
      />
    </aside>
  );
}
