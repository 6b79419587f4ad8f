import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';

/** What others wrote. */
export function News() {
  const words = content().press.words.news;
  const { news } = content().press;
  return (
    <Section id="in-the-news" of={news} title={words.title} ground="sand">
      <SampleLine of={news} group="news" className="mb-4" />
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
