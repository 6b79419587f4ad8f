import { MediaKit } from '@/components/press/MediaKit';
import { PressContact } from '@/components/press/PressContact';
import { QuotableFacts } from '@/components/press/QuotableFacts';
import { Releases } from '@/components/press/Releases';
import { JsonLd } from '@/components/ui/JsonLd';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';
import { releasePath } from '@/lib/site/paths';
import { mediaKit } from '@/lib/site/press/media-kit';
import { itemList } from '@/lib/site/structured-data/things';

export const metadata = pageMetadata('/press');

export default function PressPage() {
  const all = content();
  const { cast, facts, press, pressReleases, site } = all;
  const { page: words, news } = press.words;
  const releases = pressReleases.map(({ title, slug }) => ({ title, path: releasePath(slug) }));
  const links = [
    { label: words.kit, href: '#media-kit', of: press.kit },
    { label: words.releases, href: '#releases', of: releases },
    { label: words.news, href: '#in-the-news', of: press.news },
  ].filter(({ of }) => of.length > 0);
  return (
    <>
      <JsonLd data={itemList(words.releases, releases, site)} />
      <Masthead
        {...headOf('/press', all)}
        family="paper"
        aside={<QuotableFacts press={press} site={site} facts={facts} />}
      >
        <LinkList
          links={links}
          className="mt-6 flex flex-wrap gap-x-6"
          link="text-link inline-flex min-h-11 items-center"
        />
      </Masthead>
      <MediaKit downloads={mediaKit(press.kit)} contents={all} />
      <Releases words={press.words.releases} note={cast.samples.releases} releases={pressReleases} />
      <Section id="in-the-news" of={press.news} title={news.title}>
        <SampleLine
          of={press.news}
          note={cast.samples.news}
          className="-mt-3 mb-5 text-muted md:-mt-10 md:mb-8"
        />
        <ul className="grid gap-x-10 md:grid-cols-3">
          {press.news.map(({ outlet, headline, published, href, sample }) => (
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
      <div className="wrap section">
        <PressContact press={press} site={site} className="grid gap-x-16 gap-y-8 md:grid-cols-[3fr_2fr]" />
      </div>
      <ReadNext {...readNextOf('/press', all)} />
    </>
  );
}
