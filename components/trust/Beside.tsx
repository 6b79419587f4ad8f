import { LuEye } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import type { Content } from '@/lib/content';

/** Fills its panel. */
const SCENE = '@container relative -m-4 aspect-video overflow-hidden md:-m-6 lg:-m-10';

/** An earner with an ad and its views, and nobody to be asked in. */
export function Alone({ campaigns, proof }: Content['app']) {
  const [ad] = campaigns.items;
  return (
    <div aria-hidden="true" className={`bg-sun ${SCENE}`}>
      {ad && (
        <AdCard
          text={ad.name}
          art={ad.art}
          tone={ad.tone}
          mark="hidden"
          className="absolute top-[9%] left-[7%] w-[40%] *:aspect-[7/8]"
        />
      )}
      <b className="absolute bottom-[5%] left-[4%] flex items-center gap-[.4em] rounded-full bg-white px-[.6em] py-[.2em] text-[4.8cqi] shadow-chip">
        <LuEye className="size-[1.2em]" />
        {proof.views}
      </b>
      <Person
        name="tunde"
        pose="present"
        className="-scale-x-100 absolute right-[1%] -bottom-[8%] h-[114%]"
      />
    </div>
  );
}

/** The shop of the site is not that of a chat. */
export function Apart() {
  return (
    <div className={`bg-mist ${SCENE}`}>
      <Drawing name="apart" className="size-full" />
      <span className="absolute top-[39%] left-[7.5%] h-[25%] w-[23%] overflow-hidden">
        <Person name="wanjiru" pose="stop" className="w-full" />
      </span>
    </div>
  );
}
