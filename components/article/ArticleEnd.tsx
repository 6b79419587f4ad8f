import { Portrait } from '@/components/art/cast/Portrait';
import { LinkList } from '@/components/ui/LinkList';
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

/** Who wrote the article, the way to answer, and the lists that it stands in. */
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
          <p className="mt-3 max-sm:-ms-19">
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
          <div key={heading} className="flex gap-x-2">
            <h2 className="w-26 shrink-0 text-[0.9375rem] text-muted leading-11">{heading}</h2>
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
