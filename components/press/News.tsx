import { SampleMark } from '@/components/ui/SampleMark';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';

/** What others wrote; samples are labelled where they are shown, too. */
export function News() {
  const words = content().press.words.news;
  const { news } = content().press;
  const samples = news.some(({ sample }) => sample);
  return (
    <Section
      id="in-the-news"
      of={news}
      title={words.title}
      lead={samples ? words.lead : undefined}
      ground="sand"
    >
      <ul className="border-rule border-t">
        {news.map(({ outlet, headline, published, href, sample }) => (
          <li key={headline} className="border-rule border-b">
            <a
              href={href}
              className="group grid gap-x-10 gap-y-2 py-6 md:grid-cols-[13rem_1fr_auto] md:items-baseline"
            >
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-muted text-sm">
                <strong className="text-text">{outlet}</strong>
                <SampleMark sample={sample} />
              </span>
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
