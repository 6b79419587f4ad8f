import { Portrait } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Ring } from '@/components/art/Ring';

const SIZE = 'aspect-square md:w-[30%]';
const ROW =
  'absolute end-0 top-8 flex h-16 items-center gap-1.5 max-md:@max-[21em]/page:hidden md:static md:h-auto md:justify-between';

/** An earner, with nobody in the rings beside. */
export function Alone() {
  return (
    <span aria-hidden="true" className={ROW}>
      <Portrait name="faith" className={`w-16 text-leaf-deep ${SIZE}`} />
      {[1, 2].map((nobody) => (
        <Ring key={nobody} segments={8} thickness={0.07} className={`text-rule max-md:hidden ${SIZE}`} />
      ))}
    </span>
  );
}

/** The mark of the site here, a chat over there, a line between. */
export function Apart() {
  return (
    <span aria-hidden="true" className={ROW}>
      <span className={`grid w-12 place-items-center rounded-[24%] bg-ink ${SIZE}`}>
        <Ring segments={8} thickness={0.14} className="w-3/5 text-leaf" />
      </span>
      <span className="self-stretch border-ink border-l-4 border-dashed" />
      <Drawing name="chat" className={`w-12 ${SIZE}`} />
    </span>
  );
}
