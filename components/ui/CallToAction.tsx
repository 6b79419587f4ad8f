import type { ReactNode } from 'react';
import { Person, type PersonProps } from '@/components/art/cast/Person';

type Props = {
  title: string;
  text: ReactNode;
  /** Who stands beside it. */
  person: PersonProps;
  children: ReactNode;
};

/** The last panel of a page: one sentence, and what to do next. */
export function CallToAction({ title, text, person, children }: Props) {
  return (
    <section className="apart pb-9 md:pb-26">
      <div className="wrap">
        <div className="grid break-inside-avoid grid-cols-1 gap-x-6 overflow-hidden rounded-panel px-6 forced-colors:border pt-9 md:@min-[40em]/page:grid-cols-[1fr_auto] md:grid-rows-[auto_1fr] md:px-12 md:pt-14 lg:px-14 lg:pt-16 bg-ink text-mist">
          <h2 className="heading-2 text-white md:max-lg:@min-[40em]/page:col-span-2">{title}</h2>
          <div className="mt-3 md:mt-4 md:pb-14 lg:pb-16">
            <p className="max-w-[52ch] md:text-lg">{text}</p>
            <div className="mt-5 grid flex-wrap gap-3 sm:flex md:mt-8 md:max-lg:*:grow md:max-lg:[&>.min-h-13]:px-4">
              {children}
            </div>
          </div>
          <Person
            {...person}
            className="mx-auto mt-5 h-40 max-w-full self-end print:hidden md:h-64 lg:h-72 lg:@min-[40em]/page:[grid-area:1/2/span_2]"
          />
        </div>
      </div>
    </section>
  );
}
