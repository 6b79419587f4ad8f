import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import type { Trail } from '@/lib/site/head';

type Props = {
  title: string;
  ground?: 'paper' | 'ink' | 'white';
  /** The first sheet holds the page's `h1`, stands under the site's header, and shows the way to the page. */
  trail?: Trail;
  children: ReactNode;
};

const GROUNDS = { paper: 'bg-paper', ink: 'bg-ink text-mist', white: 'bg-white' };

/** A band of the page on screen; a page of A4, edge to edge, in the PDF that is printed from it. */
export function Sheet({ title, ground = 'paper', trail, children }: Props) {
  const heading = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-sheet`;
  const white = ground === 'ink' ? 'text-white' : '';
  return (
    <section
      aria-labelledby={heading}
      className={`for-paper overflow-hidden print:h-[296.5mm] print:py-[16mm] ${GROUNDS[ground]} ${trail ? 'pt-28 pb-16 md:pt-36 md:pb-20' : 'py-16 md:py-24 print:break-before-page'}`}
    >
      <div className="wrap relative flex h-full flex-col">
        {trail ? (
          <>
            <Breadcrumbs {...trail} />
            <h1 id={heading} className={`heading-1 ${white}`}>
              {title}
            </h1>
          </>
        ) : (
          <h2 id={heading} className={`heading-2 ${white}`}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}
