import type { ReactNode } from 'react';
import { Person, type PersonProps } from '@/components/art/cast/Person';

type Props = {
  title: string;
  text: ReactNode;
  accent: 'leaf' | 'sun' | 'iris';
  /** Who stands beside it, where it is not the one of the colour: a page's own, so that no two end alike. */
  person?: PersonProps | undefined;
  children: ReactNode;
};

const LOOKS = {
  leaf: { ground: 'bg-ink text-mist', title: 'text-white' },
  sun: { ground: 'bg-sun text-ink', title: 'text-ink' },
  iris: { ground: 'bg-iris text-white', title: 'text-white' },
};
/** Who stands on each colour. */
export const PEOPLE = {
  leaf: { name: 'faith', pose: 'lean' },
  sun: { name: 'samuel', pose: 'sheet' },
  iris: { name: 'joseph', pose: 'present' },
} satisfies Record<Props['accent'], PersonProps>;

/** The last panel of a page: one sentence, and what to do next. */
export function CallToAction({ title, text, accent, person = PEOPLE[accent], children }: Props) {
  return (
    <section className="apart pb-9 md:pb-26">
      <div className="wrap">
        <div
          className={`grid grid-cols-1 gap-5 overflow-hidden rounded-panel px-6 forced-colors:border pt-9 md:@min-[40em]/page:grid-cols-[1fr_auto] md:grid-rows-[auto_1fr] md:gap-8 md:px-14 md:pt-16 ${LOOKS[accent].ground}`}
        >
          <div>
            <h2 className={`heading-2 max-w-[12.06em] ${LOOKS[accent].title}`}>{title}</h2>
            <p className="mt-3 max-w-[52ch] md:mt-4 md:text-lg">{text}</p>
          </div>
          <Person
            {...person}
            className="order-last mx-auto h-40 max-w-full self-end print:hidden md:h-64 md:@min-[40em]/page:order-none md:@min-[40em]/page:row-span-2 lg:h-72"
          />
          <div className="grid flex-wrap gap-3 self-start sm:justify-start md:pb-16 lg:flex">{children}</div>
        </div>
      </div>
    </section>
  );
}
