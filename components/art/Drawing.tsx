import type { AdArtName } from '@/lib/content/schemas/drawings';
import { svgFile } from '@/lib/drawing/svg-file';

/** A drawing by the name of its file in components/art/drawings. Decorative. */
export function Drawing({ name, className }: { name: string; className: string }) {
  const { inside, ...canvas } = svgFile(`components/art/drawings/${name}.svg`);
  return (
    <svg
      {...canvas}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site's own
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

/** One advertised thing, drawn. */
export function AdArt({ name, className }: { name: AdArtName; className: string }) {
  return <Drawing name={`ads/${name}`} className={className} />;
}
