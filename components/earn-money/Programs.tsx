import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { TickList } from '@/components/ui/TickList';
import type { EarnMoney } from '@/lib/content/schemas/guides';

type Props = {
  programs: EarnMoney['programs'];
  /** What the first one can bring, beside it. */
  example: ReactNode;
};

/** The ways to earn: the one that most people come for on a panel, the others on the page. */
export function Programs({ programs, example }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-12">
      {programs.map(({ title, figure, description, link, linkLabel, features }, index) => {
        const first = index === 0;
        return (
          <li
            key={title}
            className={
              first
                ? 'grid grid-cols-1 gap-x-8 gap-y-6 rounded-panel bg-sun p-6 text-ink md:col-span-2 md:grid-cols-2 md:items-center md:p-9 lg:gap-x-16 lg:p-14'
                : 'border-text border-t-2 pt-4 md:pt-6'
            }
          >
            <div className="flex h-full flex-col items-start justify-center">
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
            {first && example}
          </li>
        );
      })}
    </ul>
  );
}
