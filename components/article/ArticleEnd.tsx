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
      <div className="grid gap-y-4 border-rule border-t pt-6">
        {lists.map(({ heading, links }) => (
          <div key={heading} className="gap-x-5 sm:flex">
            <h2 className="w-24 shrink-0 text-muted sm:leading-11">{heading}</h2>
            <LinkList
              links={links}
              className="flex flex-wrap gap-2 max-sm:mt-2"
              link={`${CHIP} border border-rule bg-white`}
            />
          </div>
        ))}
      </div>
      <section
        aria-label={words.label}
        className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4 rounded-card border border-rule bg-white p-6 md:p-8"
      >
        <p className="grid justify-items-center gap-1 text-muted text-sm">
          <Portrait name={author.portrait} desk={author.desk} className="size-20 text-leaf-deep sm:size-24" />
          {author.portrait && cast.mark}
        </p>
        <div>
          <p className="text-muted text-sm">{words.by}</p>
          <p className="heading-3">{author.name}</p>
          <p className="text-muted">{author.role}</p>
        </div>
        <div className="col-span-2 sm:col-span-1 sm:col-start-2">
          {author.team && <p className="max-w-[62ch]">{cast.method}</p>}
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
