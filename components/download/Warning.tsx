import { Person } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

const LINK = 'font-bold underline underline-offset-4';

/** The risk and what it means, said as loudly as the invitation that it stands beside. */
export function Warning({ short, rest }: Pick<Content['risk'], 'short' | 'rest'>) {
  return (
    <aside
      aria-labelledby="risk-title"
      className="grid overflow-hidden rounded-panel bg-rose-deep px-5 pt-6 text-white [--focus-ring:var(--color-white)] md:grid-cols-[7fr_5fr] md:gap-x-8 md:px-12 md:pt-12"
    >
      <div className="max-w-[60ch] md:pb-12">
        <h2 id="risk-title" className="heading-2 text-balance md:max-lg:w-[160%]">
          {short.title}
        </h2>
        <p className="mt-4 text-pretty max-sm:leading-normal lg:text-xl">
          <Words text={short.text} link={LINK} />
        </p>
        <h3 className="mt-5 font-bold lg:text-lg">{rest.title}</h3>
        <p className="text-pretty max-sm:leading-normal lg:text-lg">
          <Words text={rest.text} link={LINK} />
        </p>
      </div>
      <Person name="amina" pose="warn" className="mt-4 w-48 max-w-full self-end justify-self-end md:w-full" />
    </aside>
  );
}
