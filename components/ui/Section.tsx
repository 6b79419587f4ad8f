import type { ReactNode } from 'react';
import { Words } from './Words';

type Props = {
  id?: string;
  title: string;
  eyebrow?: string;
  accent?: 'leaf' | 'sun' | 'iris';
  /** Beneath the title. */
  lead?: string;
  /** Beneath the title: that what follows are examples. */
  note?: ReactNode;
  ground?: 'paper' | 'sand' | 'ink';
  /** Whether the heading stands beside what it heads, and stays, on wide screens. */
  beside?: boolean;
  /** Classes of what holds the heading and the rest. */
  className?: string;
  /** What the section lists: with nothing in it there is no section. */
  of?: readonly unknown[];
  children: ReactNode;
};

const GROUNDS = {
  paper: '',
  sand: 'bg-sand',
  ink: 'bg-ink text-mist',
};
const ACCENTS = {
  leaf: { light: 'text-leaf-deep', dark: 'text-leaf' },
  sun: { light: 'text-sun-deep', dark: 'text-sun' },
  iris: { light: 'text-iris', dark: 'text-iris-light' },
};

/** A band of a page with its `h2`, named for assistive technology by that heading. */
export function Section({
  id,
  title,
  eyebrow,
  accent = 'leaf',
  lead,
  note,
  ground = 'paper',
  beside = false,
  className = '',
  of,
  children,
}: Props) {
  if (of?.length === 0) return null;
  const heading = `${id ?? title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-title`;
  const dark = ground === 'ink';
  return (
    <section id={id} aria-labelledby={heading} className={`page-section ${GROUNDS[ground]}`}>
      <div
        className={`wrap ${beside ? 'grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[5fr_8fr]' : className}`}
      >
        <header
          className={`grid content-start gap-y-3 md:gap-y-4 ${beside ? 'lg:sticky lg:top-26 lg:self-start' : 'mb-5 md:mb-12'}`}
        >
          <div>
            {eyebrow && (
              <p className={`mb-3 font-bold text-sm ${ACCENTS[accent][dark ? 'dark' : 'light']}`}>
                {eyebrow}
              </p>
            )}
            <h2
              id={heading}
              className={`heading-2 ${lead ? 'max-w-[14.74em]' : 'max-w-[20em]'} ${dark ? 'text-white' : ''}`}
            >
              {title}
            </h2>
            {note}
          </div>
          {lead && (
            <p className={`max-w-[60ch] text-balance md:text-lg ${dark ? '' : 'text-muted'}`}>
              <Words text={lead} link={dark ? 'text-white underline underline-offset-4' : 'text-link'} />
            </p>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
