import { Person } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

const LINK = 'font-bold underline underline-offset-4';

/** The risk and what it means, said as loudly as the invitation that it stands beside. */
export function Warning({ short, rest }: Pick<Content['risk'], 'short' | 'rest'>) {
  return (
    <aside
      aria-labelledby="risk-title"
      className="grid overflow-hidden rounded-panel bg-rose-deep px-5 pt-6 text-white [--focus-ring:var(--color-white)] md:@min-[45em]/page:grid-cols-2 grid-rows-[auto_1fr] md:gap-x-8 lg:@min-[45em]/page:grid-cols-[7fr_5fr] md:px-12 md:pt-12"
    >
      <div>
        <h2 id="risk-title" className="heading-2 text-balance">
          {short.title}
        </h2>
        <p className="mt-4 text-pretty max-sm:leading-normal lg:text-xl">
          <Words text={short.text} link={LINK} />
        </p>
      </div>
      <div className="mt-5 md:pb-12">
        <h3 className="font-bold lg:text-lg">{rest.title}</h3>
        <p className="text-pretty max-sm:leading-normal lg:text-lg">
          <Words text={rest.text} link={LINK} />
        </p>
      </div>
      <Person
        name="amina"
        pose="warn"
        className="mt-4 w-44 max-w-full self-end justify-self-end md:@min-[45em]/page:[grid-area:1/2/3/3] md:mt-0 md:@min-[45em]/page:-mr-8 md:@min-[45em]/page:w-[114%] md:@min-[45em]/page:max-w-none lg:@min-[45em]/page:mr-4 lg:@min-[45em]/page:w-[min(100%,21rem)]"
      />
    </aside>
  );
}
