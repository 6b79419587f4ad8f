import type { ReactNode } from 'react';
import { Person, type PersonProps } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { TickList } from '@/components/ui/TickList';
import type { EarnMoney } from '@/lib/content/schemas/guides';

/** Who does it, of all but the first. */
const PICTURES: readonly (PersonProps | undefined)[] = [
  undefined,
  { name: 'tunde', pose: 'call' },
  { name: 'mumbi', pose: 'carry' },
];

type Props = {
  programs: EarnMoney['programs'];
  /** What the first one can bring, beside it. */
  example: ReactNode;
};

/** The ways to earn: the one that most people come for on a panel, the others on the page. */
export function Programs({ programs, example }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
      {programs.map(({ title, figure, description, link, linkLabel, features }, index) => {
        const first = index === 0;
        const picture = PICTURES[index];
        return (
          <li
            key={title}
            className={
              first
                ? 'grid grid-cols-1 gap-x-8 gap-y-6 rounded-panel bg-sun p-6 text-ink md:col-span-2 md:grid-cols-2 md:items-center md:p-9 lg:gap-x-16 lg:p-14'
                : 'relative flex flex-col overflow-hidden rounded-panel bg-sand p-6 md:p-9'
            }
          >
            <div className={`flex flex-col items-start justify-center ${first ? 'h-full' : 'grow lg:pr-50'}`}>
              <h3 className={first ? 'heading-2 lg:text-[4.25rem]' : 'heading-3'}>{title}</h3>
              <p className={`mt-2 mb-4 max-w-[46ch] ${first ? 'text-lg lg:mt-4 lg:text-xl' : ''}`}>
                {figure && (
                  <b className="mb-1 block font-display text-4xl leading-none tracking-tight lg:text-5xl">
                    {figure}
                  </b>
                )}
                {description}
              </p>
              <TickList
                points={features}
                className={`mb-5 grid gap-2.5 ${first ? 'lg:text-lg' : 'grow content-start'}`}
              />
              <ButtonLink
                href={link}
                tone={first ? 'ink' : 'outline-light'}
                size={first ? 'normal' : 'small'}
              >
                {linkLabel}
              </ButtonLink>
            </div>
            {first
              ? example
              : picture && (
                  <Person
                    {...picture}
                    className="max-md:-mt-14 -mr-4 -mb-6 h-36 max-[22em]:mt-3 self-end md:mt-auto md:-mb-9 md:h-72 lg:absolute lg:right-5 lg:bottom-0 lg:m-0 lg:h-60"
                  />
                )}
          </li>
        );
      })}
    </ul>
  );
}
