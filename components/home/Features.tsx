import type { ReactNode } from 'react';
import { Avatar, Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import type { DeskName } from '@/lib/content/schemas/drawings';
import type { Home } from '@/lib/content/schemas/home';

type Props = Pick<Content, 'app' | 'home'> & {
  /** What a month of the app's example brought. */
  sum: string;
};

/** What the product does, and for whom: two things as pictures, the rest as a quiet row with a mark each. */
export function Features({ app, home, sum }: Props) {
  const { features, words } = home;
  const pictures: { [id in (typeof features)[number]['id']]?: ReactNode } = {
    payments: <Paid method={app.balance.method} sum={sum} />,
    targeting: <Chosen />,
  };
  return (
    <Section id="features" {...words.features} of={features}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 max-[19em]:grid-cols-1 sm:gap-x-6 md:gap-y-12 lg:grid-cols-4">
        {features.map(({ id, title, text, audience }) => {
          const picture = pictures[id];
          return (
            <li
              key={id}
              className={picture ? 'min-[19em]:col-span-2 sm:max-lg:col-span-1' : 'max-sm:text-[0.9375rem]'}
            >
              {picture ?? (
                <Drawing
                  name={`desks/${MARKS[id] ?? 'page'}`}
                  className="mb-3 size-16 rounded-card md:size-20"
                />
              )}
              <p className="text-sm md:font-bold">{words.features[audience]}</p>
              <h3 className={`heading-3 ${picture ? 'lg:text-3xl' : 'max-sm:text-lg max-sm:leading-tight'}`}>
                {title}
              </h3>
              <p className="mt-1 max-w-[44ch] text-balance max-md:leading-snug">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const MARKS: { [id in Home['features'][number]['id']]?: DeskName } = {
  integration: 'phone',
  analytics: 'chart',
  growth: 'talk',
};

const PICTURE =
  'relative mb-3 flex h-40 items-end sm:h-48 justify-center overflow-hidden rounded-panel lg:mb-6 lg:h-72';

/** She laughs at the message that her money has come. */
function Paid({ method, sum }: { method: string; sum: string }) {
  return (
    <div aria-hidden="true" className={`bg-leaf ${PICTURE}`}>
      <Person name="amina" pose="laughing" className="-mr-32 h-37 sm:h-44 lg:-mr-48 lg:h-68" />
      <p className="absolute top-5 left-5 rounded-2xl bg-white px-4 py-2.5 text-muted text-sm leading-tight shadow-chip lg:top-10 lg:left-10 lg:p-5">
        {method}
        <b className="block font-display text-text text-xl lg:text-3xl">{sum}</b>
      </p>
    </div>
  );
}

/** Four of those who could be shown an ad stand out. */
function Chosen() {
  return (
    <div aria-hidden="true" className={`bg-iris ${PICTURE}`}>
      <div className="m-auto grid grid-cols-4 gap-3 lg:gap-7">
        {CROWD.map(([name, chosen]) => (
          <Avatar key={name} name={name} className={`size-14 lg:size-25 ${chosen ? '' : 'opacity-25'}`} />
        ))}
      </div>
    </div>
  );
}

const CROWD = [
  ['wanjiru', true],
  ['joseph', false],
  ['kevin', true],
  ['faith', false],
  ['samuel', false],
  ['chidinma', true],
  ['njeri', false],
  ['tunde', true],
] as const;
