import { Portrait } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Ring } from '@/components/art/Ring';

const SIZE = 'size-18 md:size-24 lg:size-40';
const ROW = 'absolute end-0 -top-2 flex items-center gap-3 max-md:@max-[19em]/page:hidden md:static md:gap-5';

/** An earner, with nobody else. */
export function Alone() {
  return (
    <span aria-hidden="true" className={ROW}>
      <Portrait name="faith" className={`text-leaf-deep ${SIZE}`} />
    </span>
  );
}

/** The mark of the site here, a chat over there, a line between. */
export function Apart() {
  return (
    <span aria-hidden="true" className={ROW}>
      <span className={`grid place-items-center rounded-[24%] bg-ink ${SIZE}`}>
        <Ring segments={8} thickness={0.14} className="size-3/5 text-leaf" />
      </span>
      <span className="self-stretch border-ink border-l-4 border-dashed md:mx-2" />
      <Drawing name="chat" className={SIZE} />
    </span>
  );
}
