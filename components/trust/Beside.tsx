import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Ring } from '@/components/art/Ring';

/** Ends at the foot of its panel. */
const FOOT = 'mx-auto -mb-4 md:-mb-6 lg:-mb-10';

/** An earner in the ring of a status, with an ad and nobody to be asked in. */
export function Alone() {
  return (
    <span className={`relative h-29 w-36 max-w-full md:h-49 md:w-60 lg:h-61 lg:w-75 ${FOOT}`}>
      <Ring segments={8} thickness={0.05} className="absolute text-leaf" />
      <Person name="tunde" pose="walk" className="absolute start-[11%] top-[3%] w-[78%]" />
    </span>
  );
}

/** The shop of the site is not that of a chat. */
export function Apart() {
  return <Drawing name="apart" className={`h-29 w-full md:h-49 lg:h-61 ${FOOT}`} />;
}
