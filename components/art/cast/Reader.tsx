import type { Content } from '@/lib/content';
import type { CastName } from '@/lib/content/schemas/drawings';
import type { Cover as Drawing } from '@/lib/drawing/covers/cover';
import { Cover } from '../Cover';
import { Person } from './Person';

/** Lines of the newspaper. */
const LINE = { fill: 'none', strokeLinecap: 'round', strokeWidth: 9, className: 'stroke-muted' } as const;

type Props = {
  name: CastName;
  /** On the front page; an empty list has nobody who reads it. */
  cover: Drawing | undefined;
  site: Pick<Content['site'], 'product'>;
};

/** A person of the cast behind an open newspaper: stands on the lower edge of a panel. Decorative. */
export function Reader({ name, cover, site }: Props) {
  if (!cover) return null;
  return (
    <div aria-hidden="true" className="relative w-64 max-w-full print:hidden lg:w-104">
      <Person name={name} pose="reading" className="w-full" />
      <svg viewBox="45 60 500 500" aria-hidden="true" className="absolute inset-0 overflow-visible">
        <g transform="translate(285 372)skewY(7)">
          <path d="M-232 0H0v250h-232z" className="fill-mist" />
          <path d="M-208 28h112v76h-112z" className="fill-leaf" />
          <path d="M-208 132h186m-186 24h186m-186 24h140M-72 38h50m-50 24h50m-50 24h50" {...LINE} />
        </g>
        <g transform="translate(285 372)skewY(-7)">
          <path d="M0 0h232v250H0z" className="fill-white" />
          <text
            x="116"
            y="42"
            textAnchor="middle"
            fontSize="38"
            className="fill-ink font-display font-extrabold"
          >
            {site.product.name}
          </text>
          <path d="M20 56h192" strokeWidth="4" className="stroke-ink" />
          <svg x="20" y="68" width="192" height="108" aria-hidden="true">
            <Cover cover={cover} className="size-full" />
          </svg>
          <path d="M20 196h192" {...LINE} />
        </g>
      </svg>
      <Person name={name} pose="reading-hands" className="absolute inset-0" />
    </div>
  );
}
