import type { ReactNode } from 'react';
import { Ring } from '@/components/art/Ring';

type Props = {
  title: string;
  text: ReactNode;
  accent: 'leaf' | 'sun' | 'iris';
  /** Buttons. */
  children: ReactNode;
};

const GROUNDS = {
  leaf: 'bg-ink text-mist',
  sun: 'bg-sun text-ink',
  iris: 'bg-iris text-white',
};
const TITLES = { leaf: 'text-white', sun: 'text-ink', iris: 'text-white' };
const RINGS = { leaf: 'text-leaf', sun: 'text-ink', iris: 'text-white' };
const TRACKS = { leaf: 'text-raised', sun: 'text-ink/10', iris: 'text-white/15' };

/** The last panel of a page: one sentence, and what to do next. */
export function CallToAction({ title, text, accent, children }: Props) {
  return (
    <section className="pb-17 md:pb-26">
      <div className="wrap">
        <div
          className={`relative isolate grid gap-8 overflow-hidden rounded-panel border border-transparent px-6 py-12 md:px-14 md:py-16 lg:grid-cols-[1fr_auto] lg:items-center ${GROUNDS[accent]}`}
        >
          <Ring
            segments={12}
            filled={3}
            thickness={0.08}
            className={`-right-40 -bottom-56 -z-10 absolute size-[28rem] max-lg:hidden ${RINGS[accent]}`}
            trackClassName={TRACKS[accent]}
          />
          <div>
            <h2 className={`heading-2 max-w-[12.06em] ${TITLES[accent]}`}>{title}</h2>
            <p className="mt-4 max-w-[52ch] text-lg">{text}</p>
          </div>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </section>
  );
}
