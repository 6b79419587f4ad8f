import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
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

/** The partnership that can be looked at today: the wallet partner, on the road to an earner who waits for it. */
export function WalletStory({ words, article, methods }: Props) {
  const since = article ? insert(words.since, { day: formatDay(article.published) }) : words.now;
  const routes = [...methods, words.route];
  return (
    <section
      aria-labelledby="wallet-title"
      className="relative overflow-hidden bg-leaf pt-9 text-ink [--focus-ring:var(--color-ink)] md:pt-20"
    >
      <Drawing name="road" className="absolute bottom-0 h-9 w-full lg:h-14" />
      <div className="wrap relative grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-2">
        <div className="self-center lg:pb-28">
          <p className="mb-3 font-bold text-sm">{words.eyebrow}</p>
          <h2 id="wallet-title" className="heading-1 max-w-[9em]">
            {words.title}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lg">{insert(words.text, { since })}</p>
          {article && (
            <ButtonLink href={article.path} tone="ink" className="mt-7 max-sm:w-full">
              {words.more}
            </ButtonLink>
          )}
        </div>
        <div>
          <ul aria-label={words.label} className="grid grid-cols-2 gap-2 max-[19em]:grid-cols-1">
            {routes.map((route, index) => (
              <li
                key={route}
                className="flex items-center gap-3 rounded-control bg-white px-4 py-3 font-bold leading-tight last:bg-ink last:text-white last:odd:col-span-full"
              >
                <MethodIcon index={index} className="size-6 shrink-0" />
                {route}
              </li>
            ))}
          </ul>
          <div
            aria-hidden="true"
            className="mt-8 flex items-end justify-between pb-4 *:min-w-0 md:justify-around md:pb-7 lg:justify-between lg:pb-12"
          >
            <Person name="tunde" pose="ride" className="mb-2 ml-4 w-32 md:ml-0 md:w-52 lg:ml-11 lg:w-60" />
            <Person
              name="faith"
              pose="sit"
              className="-mr-5 mb-5 -scale-x-100 w-32 md:mr-0 md:mb-2 md:w-52 lg:-mr-8 lg:w-60"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
