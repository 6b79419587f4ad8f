import type { Article } from '@/lib/content';
import { pictureAddress, sourceSet } from '@/lib/content/pictures';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  coverMarkup,
  type Cover as Drawing,
  SAFE_WIDTH,
} from '@/lib/drawing/covers/cover';
import { articleCover } from '@/lib/site/blog/articles';

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

type Props = {
  article: Pick<Article, 'title' | 'category' | 'cover' | 'drawing' | 'topics'>;
  /** How wide it is shown, as the attribute `sizes` has it. */
  sizes: string;
  /** Whether it may be on the first screen. */
  eager?: boolean;
  className?: string;
};

/**
 * What stands above an article: the editor's picture, or a drawn one. Decorative, as the title beside it says what it
 * is about. A picture lies over the drawn one, which a search shows in cards that it fills anew.
 */
export function ArticleCover({ article, sizes, eager = false, className = '' }: Props) {
  const { cover } = article;
  const drawn = articleCover(article);
  if (!cover) return <Cover cover={drawn} className={className} />;
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Cover cover={drawn} className="size-full" />
      <picture data-photo>
        <source type="image/avif" srcSet={sourceSet(cover, 'avif')} sizes={sizes} />
        <img
          src={pictureAddress(cover)}
          srcSet={sourceSet(cover, 'webp')}
          sizes={sizes}
          width={cover.width}
          height={cover.height}
          alt=""
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </div>
  );
}
