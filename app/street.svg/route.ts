import { svgDocument } from '@/lib/drawing/svg-file';
import { palette } from '@/lib/drawing/theme/theme';

export const dynamic = 'force-static';

/** The street that every page ends with: a file of its own, so that it is fetched once, and only by who gets there. */
export function GET(): Response {
  return new Response(svgDocument('components/art/drawings/street.svg', palette()), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
