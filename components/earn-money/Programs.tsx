import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { TickList } from '@/components/ui/TickList';
import type { EarnMoney } from '@/lib/content/schemas/guides';

/** Ground and details of each program's panel: the one that most people come for is the large one. */
const PANELS = [
  { panel: 'bg-sun text-ink lg:col-span-2', button: 'ink' },
  {
    panel: 'border border-rule bg-white',
    button: 'outline-light',
    person: { name: 'tunde', pose: 'call' },
  },
  {
    panel: 'bg-iris text-white',
    button: 'white',
    person: { name: 'njeri', pose: 'selling', goods: 'chapati' },
  },
] as const;

type Props = {
  programs: EarnMoney['programs'];
  /** What the first one can bring, beside it. */
  example: ReactNode;
};

/** The ways to earn, the first one large. */
export function Programs({ programs, example }: Props) {
  return (
    <ul className="grid gap-4 sm:gap-5 lg:grid-cols-2">
      {programs.map(({ title, figure, description, link, linkLabel, features }, index) => {
        const first = index === 0;
        const style = PANELS[index] ?? PANELS[1];
        return (
          <li
            key={title}
            className={`relative isolate flex flex-col justify-between gap-y-6 overflow-hidden rounded-panel p-6 md:p-9 ${first ? 'gap-x-8 md:items-center md:grid md:grid-cols-2 lg:gap-x-16 lg:p-14' : ''} ${style.panel}`}
          >
            <div className={`flex flex-col items-start ${first ? '' : 'sm:h-full'}`}>
              <h3 className={first ? 'heading-2 lg:text-[4.25rem]' : 'heading-3'}>{title}</h3>
              {figure && (
                <b className="mt-4 font-display text-6xl leading-none tracking-tight lg:text-8xl">{figure}</b>
              )}
              <p className={`mt-3 max-w-[46ch] ${first ? 'text-lg lg:text-xl' : ''}`}>{description}</p>
              <TickList
                points={features}
                className={`mt-5 mb-6 grid ${first ? 'gap-3 lg:text-lg' : 'gap-2.5 sm:max-w-[60%]'}`}
              />
              <ButtonLink href={link} tone={style.button} className="max-sm:w-full sm:mt-auto">
                {linkLabel}
              </ButtonLink>
            </div>
            {first && example}
            {'person' in style && (
              <Person
                {...style.person}
                className="-mb-6 mx-auto w-56 max-w-full sm:absolute sm:right-8 sm:bottom-0 sm:-z-10 sm:mb-0 sm:w-52"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
