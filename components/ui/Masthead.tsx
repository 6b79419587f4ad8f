import type { ReactNode } from 'react';
import { Ring } from '@/components/art/Ring';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';

type Props = {
  title: string;
  /** A line above the title that says whom or what the page is for. */
  eyebrow?: string;
  /** Colour of the eyebrow and the ring: amber speaks to earners, violet to advertisers. */
  accent?: 'leaf' | 'sun' | 'iris';
  crumbs?: Crumb[];
  /** The lead paragraph. */
  lead?: ReactNode;
  /** Buttons, a search box, a picture. */
  children?: ReactNode;
  /** A picture or panel that stands beside the title on wide screens and beneath it on narrow ones. */
  aside?: ReactNode;
};

const ACCENTS = { leaf: 'text-leaf', sun: 'text-sun', iris: 'text-iris-light' };

/** The dark head of every inner page: the header floats over it, and it holds the page's one `h1`. */
export function Masthead({ title, eyebrow, accent = 'leaf', crumbs, lead, children, aside }: Props) {
  return (
    <section className="relative isolate overflow-hidden bg-ink pt-28 pb-16 text-mist md:pt-36 md:pb-20">
      <Ring
        segments={12}
        filled={2}
        thickness={0.06}
        className={`-right-28 -top-24 md:-right-16 -z-10 absolute size-80 opacity-70 md:size-[30rem] ${ACCENTS[accent]}`}
        trackClassName="text-raised"
      />
      <div
        className={`wrap ${aside ? 'grid grid-cols-1 items-center gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16' : ''}`}
      >
        <div>
          {crumbs && <Breadcrumbs crumbs={crumbs} title={title} />}
          {eyebrow && <p className={`mb-4 font-bold text-sm ${ACCENTS[accent]}`}>{eyebrow}</p>}
          <h1 className="heading-1 max-w-[20ch] text-white">{title}</h1>
          {lead && <p className="mt-6 max-w-[58ch] text-pretty text-lg md:text-xl">{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
    </section>
  );
}
