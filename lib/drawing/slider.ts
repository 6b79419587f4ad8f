/**
 * How far a slider's lit track reaches (components/ui/Slider.tsx): the same for React and for the site script.
 * @param value of the range input, from `min` to `max`; beyond them it counts as the nearer one
 * @returns a percentage for the `x2` of an SVG line: `37.5%`
 */
export function litUpTo(value: number, min: number, max: number): string {
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return `${Math.round(share * 1000) / 10}%`;
}
