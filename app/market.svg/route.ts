import { dressed } from '@/components/art/cast/people';
import type { CastName } from '@/lib/content/schemas/drawings';
import { svgDocument } from '@/lib/drawing/svg-file';
import { palette } from '@/lib/drawing/theme/theme';

export const dynamic = 'force-static';

/** The scene under the home page's figures: a file of its own, so that only who gets there fetches it. */
export function GET(): Response {
  const drawing = svgDocument(
    'components/art/drawings/market.svg',
    palette(),
    // Trousers as dark as the road would end above it.
    (name, pose) =>
      dressed(`poses/${pose}`, name as CastName)
        .inside.replaceAll('fill-line', 'fill-iris-light')
        .replaceAll('fill-raised', 'fill-iris'),
  );
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
