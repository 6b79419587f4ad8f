import { Person } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

const LINK = 'font-bold underline underline-offset-4';

/** The risk and what it means, said as loudly as the invitation that it stands beside. */
export function Warning({ short, rest }: Pick<Content['risk'], 'short' | 'rest'>) {
  return (
    <aside
      aria-labelledby="risk-title"
      className="grid overflow-hidden rounded-panel bg-rose-deep px-5 pt-6 text-white [--focus-ring:var(--color-white)] md:grid-cols-2 md:gap-x-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] md:px-12 md:pt-12"
    >
      <div className="md:max-lg:col-span-full">
        <h2 id="risk-title" className="heading-2 text-balance">
          {short.title}
        </h2>
        <p className="mt-4 text-pretty max-sm:leading-normal lg:text-xl">
          <Words text={short.text} link={LINK} />
        </p>
      </div>
      <div className="max-md:mt-5 md:max-lg:mt-6 md:pb-12 lg:mt-5">
        <h3 className="font-bold lg:text-lg">{rest.title}</h3>
        <p className="text-pretty max-sm:leading-normal lg:text-lg">
          <Words text={rest.text} link={LINK} />
        </p>
      </div>
      <Person
        name="amina"
        pose="warn"
        className="mt-4 w-48 max-w-full self-end justify-self-end md:mt-0 md:w-full lg:col-start-2 lg:row-span-2 lg:row-start-1"
      />
    </aside>
  );
}
