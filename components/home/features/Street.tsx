import { AdArt } from '@/components/art/AdArt';
import { Whole } from '@/components/art/cast/Whole';

/** Where the ad is on its way: with the shop, the phone that posts it, the phone that shows it. */
const ADS = ['left-[30%] sm:left-[24%]', 'left-[57%] sm:left-[66%]', 'right-[4%]'];

/** A street: who advertises stands before her shop, who shares passes by with the ad, who watches sits down with it. Decorative. */
export function Street() {
  return (
    <div
      aria-hidden="true"
      className="relative flex h-52 items-end overflow-hidden rounded-card bg-sun pb-4 *:shrink-0 sm:h-80 sm:px-[3%] lg:h-104 lg:rounded-panel lg:pb-7"
    >
      <span className="absolute inset-y-0 left-0 w-1/2 bg-iris" />
      <span className="absolute inset-x-0 bottom-0 h-6 bg-ink lg:h-11" />
      <span className="absolute inset-x-0 bottom-2.5 border-white border-t-2 border-dashed lg:bottom-5 lg:border-t-4" />
      <span className="absolute top-[17%] right-[6%] left-[33%] border-white border-t-4 border-dotted" />
      {ADS.map((place) => (
        <span
          key={place}
          className={`tone-leaf absolute top-[6%] grid h-[20%] w-8 place-items-center rounded-lg sm:w-12 lg:w-16 lg:rounded-2xl ${place}`}
        >
          <AdArt name="pilau" className="aspect-square w-[84%]" />
        </span>
      ))}
      <AdArt name="duka" className="relative -mr-[3%] aspect-square h-[54%] max-sm:-ml-[2%] sm:h-[72%]" />
      <Whole name="njeri" pose="stand" className="relative h-[70%] max-sm:-mx-[5%] sm:h-[76%]" />
      <Whole name="kevin" pose="walk" className="relative mx-auto h-[70%] max-sm:-mx-[3%] sm:h-[76%]" />
      <Whole name="amina" pose="sit" className="relative h-[64%] max-sm:-mx-[5%] sm:h-[69%]" />
    </div>
  );
}
