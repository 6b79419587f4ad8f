import { Avatar } from '@/components/art/cast/Avatar';
import type { CastName } from '@/lib/content/schemas/cast';

const COLUMNS = 12;

/** Faces that one knows, each in a row of its own, and where in it. */
const FACES: [CastName, string][] = [
  ['faith', 'left-4/12'],
  ['samuel', 'left-9/12'],
  ['amina', 'left-1/12'],
  ['kwame', 'left-6/12'],
  ['njeri', 'left-10/12'],
  ['tunde', 'left-3/12'],
  ['naledi', 'left-8/12'],
  ['joseph', 'left-0/12'],
  ['kevin', 'left-5/12'],
];

/** Along each row, from the first in it to the last. */
function lines(rows: readonly number[], x: number, y: number): string {
  return rows.map((length, row) => `M${x} ${10 * row + y}H${10 * length - 3.6}`).join('');
}

/** The views of one ad, a person for each, some with a face. Decorative. */
export function Crowd({ views }: { views: number }) {
  const rows = Array.from({ length: Math.ceil(views / COLUMNS) }, (_, row) =>
    Math.min(COLUMNS, views - row * COLUMNS),
  );
  return (
    <div aria-hidden="true" className="@container relative w-full">
      <svg
        viewBox={`0 0 ${10 * COLUMNS} ${10 * rows.length}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {/* A head is a dot, and the shoulders are a dash. */}
        <g strokeLinecap="round" className="stroke-ink">
          <path d={lines(rows, 5, 3)} strokeWidth="3.4" strokeDasharray="0 10" />
          <path d={lines(rows, 3.6, 7.2)} strokeWidth="3.6" strokeDasharray="2.8 7.2" />
        </g>
      </svg>
      {rows.map((length, row) => {
        const [name, place] = (length === COLUMNS && FACES[row]) || [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <div key={row} className="h-[8.3333cqi]">
            {name && <Avatar name={name} className={`relative w-1/12 ${place}`} />}
          </div>
        );
      })}
    </div>
  );
}
