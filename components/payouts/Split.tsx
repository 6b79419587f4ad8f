import { MoneySplit } from '@/components/art/figures/Bars';
import type { Content } from '@/lib/content';

/** Where the money of one view goes, drawn. */
export function Split({ split }: Pick<Content['payouts'], 'split'>) {
  return (
    <section id="split" aria-labelledby="split-title" className="section bg-sand">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="split-title" className="heading-2 max-w-[12.06em]">
            {split.title}
          </h2>
          <p className="mt-5 max-w-[56ch] text-lg">{split.text}</p>
        </div>
        <div className="rounded-panel border border-rule bg-white p-6 md:p-9">
          <MoneySplit />
        </div>
      </div>
    </section>
  );
}
