import type { Article } from '@/lib/content';
import { pictureAddress, sourceSet } from '@/lib/content/markdown/picture-markup';
import { articleCover } from '@/lib/site/blog/articles';
import { Cover } from './Cover';

type Props = {
  article: Pick<Article, 'title' | 'category' | 'cover' | 'drawing'>;
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
