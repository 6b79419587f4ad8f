import { MethodIcon } from '@/components/art/MethodIcon';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Article, Content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';

type Props = {
  words: Content['partners']['words']['wallet'];
  /** What was written about it. */
  article: Article | undefined;
  /** The other ways to be paid. */
  methods: readonly string[];
};

/** The partnership that anybody can look at: the wallet partner. */
export function WalletStory({ words, article, methods }: Props) {
  const since = article ? insert(words.since, { day: formatDay(article.published) }) : words.now;
  const routes = [...methods, words.route];
  return (
    <section aria-labelledby="wallet-title" className="wrap apart pb-17 md:pb-26">
      <div className="grid gap-x-14 gap-y-10 rounded-panel bg-ink p-7 text-mist md:p-14 lg:grid-cols-[7fr_5fr] lg:items-center">
        <div>
          <p className="mb-3 font-bold text-leaf text-sm">{words.eyebrow}</p>
          <h2 id="wallet-title" className="heading-2 max-w-[12.06em] text-white">
            {words.title}
          </h2>
          <p className="mt-5 max-w-[54ch] text-lg">{insert(words.text, { since })}</p>
          {article && (
            <ButtonLink href={article.path} tone="outline-dark" className="mt-7">
              {words.more}
            </ButtonLink>
          )}
        </div>
        <ul aria-label={words.label} className="grid gap-3">
          {routes.map((route, index) => {
            const newest = index === routes.length - 1;
            return (
              <li
                key={route}
                className={`flex items-center gap-4 rounded-control px-5 py-3.5 ${newest ? 'bg-leaf font-bold text-ink' : 'bg-raised'}`}
              >
                <MethodIcon index={index} className={`size-6 ${newest ? 'text-ink' : 'text-leaf'}`} />
                {route}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
