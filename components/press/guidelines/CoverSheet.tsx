import { Ring } from '@/components/art/Ring';
import type { Content, Site } from '@/lib/content';
import type { Trail } from '@/lib/site/head';
import { Lockup } from '../Lockup';
import { Sheet } from '../Sheet';

type Props = { words: Content['press']['words']['cover']; site: Site; trail: Trail };

export function CoverSheet({ words, site, trail }: Props) {
  return (
    <Sheet title={words.title} ground="ink" trail={trail}>
      <p className="mt-5 max-w-[44ch] text-lg">{words.text}</p>
      <div className="mt-12 grid flex-1 place-items-center md:mt-16">
        <Ring
          segments={8}
          thickness={0.11}
          className="w-56 text-leaf md:w-96 print:w-[120mm]"
          trackClassName="text-raised"
        />
      </div>
      <p className="mt-12 flex items-center justify-between gap-6 text-sm">
        <Lockup name={site.product.name} tone="dark" className="text-3xl" />
        <span>{site.legalName}</span>
      </p>
    </Sheet>
  );
}
