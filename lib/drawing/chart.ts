/** Geometry of the small charts that the site draws on the server. */

export type Point = { x: number; y: number };

/**
 * Places a series in a box whose origin is its top left corner, from the left edge to the right one.
 * @param values at least two numbers, none negative
 * @param ceiling the value that touches the box's top
 * @returns one point a value, in whole units of the box
 */
export function chartPoints(
  values: readonly number[],
  width: number,
  height: number,
  ceiling: number,
): Point[] {
  const step = width / (values.length - 1);
  return values.map((value, index) => ({
    x: Math.round(index * step),
    y: Math.round(height - (value / ceiling) * height),
  }));
}

/** @returns the `d` of an SVG path: straight lines from point to point (SVG 2, 9.3.3: pairs after `M`) */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`;
}

/** @returns the `d` of the area between {@link linePath} and the box's bottom, `height` below its top */
export function areaPath(points: readonly Point[], height: number): string {
  const [first] = points;
  return first ? `${linePath(points)}V${height}H${first.x}Z` : '';
}

/** @returns for each value the `d` of an upright line from the box's bottom; the highest reaches its top */
export function bars(values: readonly number[], width: number, height: number): string[] {
  const step = width / values.length;
  const scale = height / Math.max(...values);
  return values.map(
    (value, index) => `M${Math.round((index + 0.5) * step)} ${height}v${Math.round(-value * scale)}`,
  );
}
