import { Ring } from '@/components/art/Ring';
import { content } from '@/lib/content';
import { Lockup } from '../Lockup';
import { Sheet } from '../Sheet';

export function CoverSheet() {
  const { product } = content().site;
  return (
    <Sheet title="Brand guidelines" ground="ink" first>
      <p className="mt-5 max-w-[44ch] text-lg">
        {product.name} has one picture: the ring of dashes around a status, one dash for every story. What
        follows is how to show it, and how to leave it alone.
      </p>
      <div className="mt-12 grid flex-1 place-items-center md:mt-16">
        <Ring
          segments={8}
          thickness={0.11}
          className="w-56 text-leaf md:w-96 print:w-[120mm]"
          trackClassName="text-raised"
        />
      </div>
      <p className="mt-12 flex items-center justify-between gap-6 text-sm">
        <Lockup tone="dark" className="text-3xl" />
        <span>{content().site.legalName}</span>
      </p>
    </Sheet>
  );
}
