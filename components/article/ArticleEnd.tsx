import { Portrait } from '@/components/art/cast/Portrait';
import { CHIP, LinkList } from '@/components/ui/LinkList';
import { Words } from '@/components/ui/Words';
import type { Article, Content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { tagSlug } from '@/lib/site/listings';
import { categoryPath, tagPath } from '@/lib/site/paths';

type Props = Pick<Content, 'blog' | 'cast'> & {
  article: Article;
  /** Where an error is reported. */
  email: string;
};

/** The lists that the article stands in, who wrote it, and the way to answer. */
export function ArticleEnd({ article, blog, cast, email }: Props) {
  const { author, title, tags, category, topics } = article;
  const words = blog.author;
  const lists = [
    {
      heading: blog.article.tags,
      look: 'bg-sand',
      links: tags.map((tag) => ({ href: tagPath(tagSlug(tag)), label: tag })),
    },
    {
      heading: blog.article.filed,
      look: 'border border-rule bg-white',
      links: [category, ...topics].map((list) => ({ href: categoryPath(list.slug), label: list.title })),
    },
  ];
  return (
    <>
      <div className="grid gap-6 border-rule border-t pt-8 sm:grid-cols-2">
        {lists.map(({ heading, look, links }) => (
          <div key={heading}>
            <h2 className="mb-3 font-bold text-sm">{heading}</h2>
            <LinkList links={links} className="flex flex-wrap gap-2" link={`${CHIP} ${look}`} />
          </div>
        ))}
      </div>
      <section
        aria-label={words.label}
        className="flex flex-col gap-5 rounded-card border border-rule bg-white p-6 sm:flex-row sm:items-center md:p-8"
      >
        <p className="grid shrink-0 justify-items-start gap-1 text-muted text-sm sm:justify-items-center">
          <Portrait name={author.portrait} desk={author.desk} className="size-24 text-leaf-deep" />
          {author.portrait && cast.mark}
        </p>
        <div>
          <p className="text-muted text-sm">{words.by}</p>
          <p className="heading-3">{author.name}</p>
          <p className="text-muted">{author.role}</p>
          {author.team && <p className="mt-2 max-w-[62ch]">{cast.method}</p>}
          <p className="mt-2">
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
    </>
  );
}
