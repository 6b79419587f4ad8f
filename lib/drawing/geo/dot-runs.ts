/**
 * Grids of dots, north at the top: each dot's country by ISO 3166-1 code, `..` for none. That of Africa, 1.7 degrees apart,
 * was worked out from Natural Earth's borders (1:50m, public domain); a country too small to hold a dot has the nearest one.
 */

/**
 * The dots of a grid as an SVG path for a stroke with round caps and `stroke-dasharray="0 1"`: neighbours in a row
 * become one line, so a continent takes a kilobyte. One unit is one cell.
 * @param grid rows of two-letter codes
 * @param wanted which codes to draw; every one when left out
 */
export function dotRuns(grid: readonly string[], wanted?: ReadonlySet<string>): string {
  const isDrawn = (code: string) => code !== '..' && (!wanted || wanted.has(code));
  const runs = grid.flatMap((row, y) => {
    const dots = row.replace(/../g, (code) => (isDrawn(code) ? 'o' : ' '));
    // A little longer than the last gap, so that rounding cannot lose the last dot.
    return [...dots.matchAll(/o+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length - 1 || ''}.1`);
  });
  return runs.join('');
}
