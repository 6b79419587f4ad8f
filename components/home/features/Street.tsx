import { AdArt } from '@/components/art/AdArt';
import { Whole } from '@/components/art/cast/Whole';

const PERSON = 'relative h-3/4 max-lg:-mx-4';

/** A street: who advertises stands before her shop, who shares passes by with the ad, who watches sits down with it. Decorative. */
export function Street() {
  return (
    <div
      aria-hidden="true"
      className="relative flex h-52 items-end overflow-hidden rounded-card bg-sun pb-4 *:shrink-0 sm:h-80 sm:px-8 lg:h-104"
    >
      <span className="absolute top-0 bottom-0 left-0 w-1/2 bg-iris" />
      <span className="absolute inset-x-0 bottom-0 h-8 bg-ink" />
      <span className="absolute inset-x-0 bottom-2 border-white border-t-2 border-dashed" />
      {/* The ad on its way: with the shop, the phone that posts it, the phone that shows it. */}
      <span className="absolute top-3 right-4 left-1/3 flex items-center">
        <Ad />
        <Way />
        <Ad />
        <Way />
        <Ad />
      </span>
      <AdArt name="duka" className="relative aspect-square h-1/2 sm:h-3/4" />
      <Whole name="njeri" pose="stand" className={PERSON} />
      <Whole name="kevin" pose="walk" className={`mx-auto ${PERSON}`} />
      <Whole name="amina" pose="sit" className={PERSON} />
    </div>
  );
}

function Ad() {
  return (
    <span className="tone-leaf rounded-xl p-0.5 lg:p-2">
      <AdArt name="pilau" className="size-8 lg:size-12" />
    </span>
  );
}

function Way() {
  return <span className="grow border-white border-t-4 border-dotted" />;
}
