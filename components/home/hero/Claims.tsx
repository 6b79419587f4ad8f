import type { Home } from '@/lib/content/schemas/home';

const TONES = { both: 'border-leaf', earner: 'border-sun', advertiser: 'border-iris-light' };

/** The three claims of the hero. */
export function Claims({ claims }: Pick<Home['hero'], 'claims'>) {
  if (claims.length === 0) return null;
  return (
    <ul className="mt-10 grid grid-cols-3 gap-3 max-[19em]:grid-cols-1  sm:flex sm:gap-8 lg:gap-5 lg:self-start xl:gap-8">
      {claims.map(({ figure, label, audience }) => (
        <li key={label} className={`border-l-3 pl-3 ${TONES[audience]}`}>
          <span className="block text-sm leading-tight">
            <b className="block whitespace-nowrap font-display text-lg text-white sm:text-xl">{figure}</b>
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
