import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { API_IS_EMBEDDED } from '@/lib/site/pricing/base-url';
import { parseCategories } from '@/lib/site/pricing/contract';
import { categoriesAnswer } from '@/lib/site/pricing/embedded';
import { PriceTable } from './PriceTable';

type Props = { words: Content['home']['words']['prices']; pricing: Content['pricing'] };

/**
 * The prices of the selector as a table, for reading without script. With a product API of its owner's, content/ does
 * not know the prices, so that only a way to ask for them is left.
 */
export function AllPrices({ words, pricing }: Props) {
  if (!API_IS_EMBEDDED) {
    return (
      <noscript>
        <p className="mt-8">
          <Words text={words.noScript} link="font-semibold text-white underline underline-offset-4" />
        </p>
      </noscript>
    );
  }
  const categories = parseCategories(categoriesAnswer(pricing));
  return (
    <details className="open-without-script mt-8 border-line border-t pt-4 lg:mt-12 lg:-mb-8">
      <summary className="opens text-white">{words.all}</summary>
      <div className="pt-4">
        <PriceTable categories={categories} words={words} />
      </div>
    </details>
  );
}
