import { LuEqualNot, LuUserRoundPlus, LuX } from 'react-icons/lu';
import { Portrait } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Ring } from '@/components/art/Ring';

const SIZE = 'aspect-square md:w-[36%]';
const ROW =
  'absolute end-0 top-8 flex h-16 items-center gap-1 max-md:@max-[21em]/page:hidden md:static md:h-auto md:gap-[4%]';

/** An earner, and nobody to be asked in. */
export function Alone() {
  return (
    <span aria-hidden="true" className={ROW}>
      <Portrait name="naledi" className={`w-16 text-leaf-deep ${SIZE}`} />
      <span
        className={`relative grid place-items-center rounded-full bg-ink text-white max-md:hidden ${SIZE}`}
      >
        <LuUserRoundPlus strokeWidth={1.5} className="size-1/2" />
        <LuX
          strokeWidth={3}
          className="absolute end-0 bottom-0 size-[36%] rounded-full bg-rose-deep p-[8%]"
        />
      </span>
    </span>
  );
}

/** The mark of the site is not a chat. */
export function Apart() {
  return (
    <span aria-hidden="true" className={ROW}>
      <span className={`grid w-11 place-items-center rounded-[24%] bg-ink ${SIZE}`}>
        <Ring segments={8} thickness={0.14} className="w-3/5 text-leaf" />
      </span>
      <LuEqualNot strokeWidth={3} className="w-6 md:h-auto md:w-[20%]" />
      <Drawing name="chat" className={`w-11 ${SIZE}`} />
    </span>
  );
}
