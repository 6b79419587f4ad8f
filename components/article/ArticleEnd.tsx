import { LuLink2, LuSend, LuShare2 } from 'react-icons/lu';
import { Portrait } from '@/components/art/cast/Person';
import { LinkList } from '@/components/ui/LinkList';
import { Words } from '@/components/ui/Words';
import type { Article, Content } from '@/lib/content';
import { mailtoHref, whatsappShareHref } from '@/lib/content/text/contact-links';
import { tagSlug } from '@/lib/site/listings';
import { categoryPath, tagPath } from '@/lib/site/paths';

type ShareProps = {
  article: Pick<Article, 'title'>;
  words: Content['blog']['share'];
  url: string;
};

/**
 * A WhatsApp link that always works. The site script (lib/browser/share.ts) adds the device's own share sheet, or
 * where there is none, copying the link.
 */
export function Share({ article, words, url }: ShareProps) {
  const { title } = article;
  const button = `inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-4 font-bold text-sm transition-tone border-text/25 hover:border-text`;
  const inTurn = `${button} col-start-1 row-start-1 justify-center data-off:invisible`;
  const reported = { 'data-blog-action': 'share', 'data-post-title': title };
  return (
    // A row, not a list: which of the buttons show depends on the device.
    <div data-share={title} className="flex flex-wrap items-center gap-2 print:hidden">
      <a
        href={whatsappShareHref(title, url)}
        rel="noopener"
        data-track="share-whatsapp"
        className={button}
        {...reported}
      >
        <LuSend aria-hidden="true" className="size-4" />
        {words.whatsapp}
      </a>
      {/* One place for both: it is kept from the start, so that nothing moves when a script lights one of them. */}
      <span className="inline-grid noscript:hidden">
        <button type="button" data-share-device data-off="" className={inTurn} {...reported}>
          <LuShare2 aria-hidden="true" className="size-4" />
          {words.device}
        </button>
        <button type="button" data-share-copy data-off="" className={inTurn} {...reported}>
          <LuLink2 aria-hidden="true" className="size-4" />
          <span data-share-label>{words.copy}</span>
        </button>
      </span>
      <span role="status" data-share-status className="sr-only" />
    </div>
  );
}

type ArticleEndProps = Pick<Content, 'blog' | 'cast'> & {
  article: Article;
  /** Where an error is reported. */
  email: string;
};

/** Who wrote the article, the way to answer, and the lists that it stands in. */
export function ArticleEnd({ article, blog, cast, email }: ArticleEndProps) {
  const { author, title, tags, category, topics } = article;
  const words = blog.author;
  const lists = [
    {
      heading: blog.article.filed,
      links: [category, ...topics].map((list) => ({ href: categoryPath(list.slug), label: list.title })),
    },
    {
      heading: blog.article.tags,
      links: tags.map((tag) => ({ href: tagPath(tagSlug(tag)), label: tag })),
    },
  ];
  return (
    <>
      <section
        aria-label={words.label}
        className="grid grid-cols-[auto_1fr] gap-x-5 border-rule border-y py-6"
      >
        <p className="grid content-start justify-items-center gap-1 text-muted text-sm">
          <Portrait name={author.portrait} desk={author.desk} className="size-14 text-leaf-deep sm:size-24" />
          {author.portrait && cast.mark}
        </p>
        <div>
          <p className="heading-3">{author.name}</p>
          <p className="text-muted">{author.role}</p>
          <p className="mt-5 sm:mt-3 max-sm:-ms-19">
            {author.team && cast.method}{' '}
            <Words
              text={words.report}
              put={{
                link: (
                  <a href={mailtoHref(email, { subject: title })} className="text-link">
                    {words.write}
                  </a>
                ),
              }}
            />
          </p>
        </div>
      </section>
      <div>
        {lists.map(({ heading, links }) => (
          <div key={heading} className="gap-x-2 max-sm:mt-3 sm:flex">
            <h2 className="w-26 shrink-0 text-[0.9375rem] text-muted sm:leading-11">{heading}</h2>
            <LinkList
              links={links}
              className="flex flex-wrap gap-x-4"
              link="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
            />
          </div>
        ))}
      </div>
    </>
  );
}
