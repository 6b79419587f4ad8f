/**
 * Grids of dots, north at the top: each dot's country by ISO 3166-1 code, `..` for none. That of Africa, 1.7 degrees apart,
 * was worked out from Natural Earth's borders (1:50m, public domain); a country too small to hold a dot has the nearest one.
 */

/** Width of one cell's code in a grid row. */
const CODE = 2;
const NOWHERE = '..';

/**
 * The dots of a grid as an SVG path for a stroke with round caps and `stroke-dasharray="0 1"`: neighbours in a row
 * become one line, so a continent takes a kilobyte. One unit is one cell.
 * @param grid rows of two-letter codes
 * @param wanted which codes to draw; every one when left out
 */
export function dotRuns(grid: readonly string[], wanted?: ReadonlySet<string>): string {
  return grid.map((row, y) => runsOf(row, y, wanted)).join('');
}

function runsOf(row: string, y: number, wanted?: ReadonlySet<string>): string {
  let path = '';
  let start = -1;
  const all = [...cells(row), NOWHERE];
  all.forEach((code, x) => {
    const drawn = code !== NOWHERE && (!wanted || wanted.has(code));
    if (drawn && start < 0) start = x;
    if (!drawn && start >= 0) {
      // A little longer than the last gap, so that rounding cannot lose the last dot.
      path += `M${start} ${y}h${x - start - 1 || ''}.1`;
      start = -1;
    }
  });
  return path;
}

function cells(row: string): string[] {
  return Array.from({ length: row.length / CODE }, (_, index) => row.slice(index * CODE, (index + 1) * CODE));
}
