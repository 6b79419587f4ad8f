import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import type { NewsItem } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';

type Props = { title: string; note: string; news: readonly NewsItem[] };

/** What others wrote. */
export function News({ title, note, news }: Props) {
  return (
    <Section id="in-the-news" of={news} title={title}>
      <SampleLine of={news} note={note} className="-mt-3 mb-5 text-muted md:-mt-10 md:mb-8" />
      <ul className="grid gap-x-10 md:grid-cols-3">
        {news.map(({ outlet, headline, published, href, sample }) => (
          <li key={headline} className="border-rule border-t py-4">
            <p className="text-muted">
              {outlet}
              {!sample && (
                <>
                  , <time dateTime={published}>{formatDay(published)}</time>
                </>
              )}
            </p>
            <a href={href} className="text-link inline-flex min-h-11 items-center">
              {headline}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
