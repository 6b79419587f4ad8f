import {
  COVER_HEIGHT,
  COVER_WIDTH,
  coverMarkup,
  type Cover as Drawing,
  SAFE_WIDTH,
} from '@/lib/drawing/covers/cover';

/**
 * The drawn cover of an article or page, filling its box: its safe middle is whole in each. Decorative: the title beside it says what it is about.
 * The `fill-` and `stroke-` classes inside are listed in app/globals.css.
 */
export function Cover({ cover, className }: { cover: Drawing; className: string }) {
  return (
    <svg
      viewBox={`${(COVER_WIDTH - SAFE_WIDTH) / 2} 0 ${SAFE_WIDTH} ${COVER_HEIGHT}`}
      aria-hidden="true"
      data-cover
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by lib/drawing/covers from numbers and theme names alone
      dangerouslySetInnerHTML={{ __html: coverMarkup(cover) }}
    />
  );
}
