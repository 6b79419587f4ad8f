import { COVER_HEIGHT, COVER_WIDTH, coverMarkup, type Cover as Drawing } from '@/lib/drawing/covers/cover';

/**
 * The drawn cover of an article or page, filling its box. Decorative: the title beside it says what it is about.
 * The `fill-` and `stroke-` classes inside are listed in app/globals.css.
 */
export function Cover({ cover, className }: { cover: Drawing; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-cover
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by lib/drawing/covers from numbers and theme names alone
      dangerouslySetInnerHTML={{ __html: coverMarkup(cover) }}
    />
  );
}
