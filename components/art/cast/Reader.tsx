import type { CastName } from '@/lib/content/schemas/drawings';
import type { Cover as Drawing } from '@/lib/drawing/covers/cover';
import { Cover } from '../Cover';
import { Person } from './Person';

/** Lines of the newspaper. */
const LINE = { fill: 'none', strokeLinecap: 'round', strokeWidth: 9, className: 'stroke-muted' } as const;

type Props = {
  name: CastName;
  /** On the front; an empty list has no reader. */
  cover: Drawing | undefined;
  /** What is read: the name of a newspaper, or what a book is about. */
  title: string;
  book?: boolean;
};

/** A person of the cast behind an open newspaper or book: stands on the lower edge of a panel. Decorative. */
export function Reader({ name, cover, title, book = false }: Props) {
  if (!cover) return null;
  return (
    <div aria-hidden="true" className="relative w-64 max-w-full print:hidden lg:w-104">
      <Person name={name} pose="reading" className="w-full" />
      <svg viewBox="45 60 500 500" aria-hidden="true" className="absolute inset-0 overflow-visible">
        {book ? <Book cover={cover} title={title} /> : <Newspaper cover={cover} title={title} />}
      </svg>
      <Person name={name} pose="reading-hands" className="absolute inset-0" />
    </div>
  );
}

type Sheets = { cover: Drawing; title: string };

function Newspaper({ cover, title }: Sheets) {
  return (
    <>
      <g transform="translate(285 372)skewY(7)">
        <path d="M-232 0H1v250h-233z" className="fill-mist" />
        <path d="M-208 28h112v76h-112z" className="fill-iris" />
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
          {title}
        </text>
        <path d="M20 56h192" strokeWidth="4" className="stroke-ink" />
        <svg x="20" y="68" width="192" height="108" aria-hidden="true">
          <Cover cover={cover} className="size-full" />
        </svg>
        <path d="M20 196h192" {...LINE} />
      </g>
    </>
  );
}

/** Bound in the accent of its cover, with its pages behind. */
function Book({ cover, title }: Sheets) {
  const board = `fill-${cover.palette.accent}`;
  const lines = title.match(/\S(?:.{0,12}\S)?(?= |$)/g) ?? [title];
  const size = Math.min(34, 300 / Math.max(...lines.map(({ length }) => length)));
  const top = 28 + lines.length * size;
  // Whole above the edge of the panel, however many lines there are.
  const height = 182 - top;
  return (
    <>
      <path
        d="M285 366l-222-27v-12q150 2 222 34 72-32 222-34v12z"
        strokeWidth="6"
        className="fill-white stroke-mist"
      />
      <path d="M286 366l-233-28v256h233z" className={board} />
      <g transform="translate(285 366)skewY(-7)">
        <path d="M0 0h222q10 0 10 10v246H0z" className={board} />
        <g textAnchor="middle" fontSize={size} className="fill-ink font-display font-extrabold">
          {lines.map((line, index) => (
            <text key={line} x="104" y={46 + index * size}>
              {line}
            </text>
          ))}
        </g>
        <svg x="16" y={top} width="212" height={height} aria-hidden="true">
          <Cover cover={cover} className="size-full" />
        </svg>
        <path d="M0 0h16v256H0z" className="fill-ink/25" />
      </g>
    </>
  );
}
