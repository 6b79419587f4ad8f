import { svgFile } from '@/lib/drawing/svg-file';

/** @returns the props of an `<svg>` or `<symbol>` that shows a file of components/art/drawings */
export function drawing(name: string) {
  const { inside, ...canvas } = svgFile(`components/art/drawings/${name}.svg`);
  return { ...canvas, dangerouslySetInnerHTML: { __html: inside } };
}

/** A drawing by the name of its file. Decorative. */
export function Drawing({ name, className }: { name: string; className: string }) {
  return <svg {...drawing(name)} aria-hidden="true" className={className} />;
}
