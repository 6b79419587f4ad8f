import { Portrait } from '@/components/art/cast/Portrait';
import { Words } from '@/components/ui/Words';
import type { Article, Content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';

type Props = {
  article: Pick<Article, 'author' | 'title'>;
  words: Content['blog']['author'];
  cast: Content['cast'];
  /** Where an error is reported. */
  email: string;
};

/** Who wrote the article, and the way to answer. */
export function AuthorCard({ article, words, cast, email }: Props) {
  const { author, title } = article;
  return (
    <section
      aria-label={words.label}
      className="flex flex-col gap-5 rounded-card border border-rule bg-white p-6 sm:flex-row sm:items-center md:p-8 print:hidden"
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
  );
}
