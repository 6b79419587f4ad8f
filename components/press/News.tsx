import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import type { NewsItem } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';

type Props = { title: string; note: string; news: readonly NewsItem[] };

/** What others wrote. */
export function News({ title, note, news }: Props) {
  return (
    <Section id="in-the-news" of={news} title={title} ground="sand">
      <SampleLine of={news} note={note} className="mb-4" />
      <ul className="border-rule border-t">
        {news.map(({ outlet, headline, published, href }) => (
          <li key={headline} className="border-rule border-b">
            <a
              href={href}
              className="group grid gap-x-10 gap-y-2 py-6 md:grid-cols-[13rem_1fr_auto] md:items-baseline"
            >
              <strong className="text-sm">{outlet}</strong>
              <span className="font-display text-xl leading-snug group-hover:text-leaf-deep group-hover:underline md:text-2xl">
                {headline}
              </span>
              <time dateTime={published} className="text-muted text-sm">
                {formatDay(published)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
