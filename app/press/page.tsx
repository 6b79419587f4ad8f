import { LuArrowRight } from 'react-icons/lu';
import { MediaKit } from '@/components/press/MediaKit';
import { PressContact } from '@/components/press/PressContact';
import { QuotableFacts } from '@/components/press/QuotableFacts';
import { Releases } from '@/components/press/Releases';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
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
  return (
    <>
      <JsonLd data={itemList(words.releases, releases, site)} />
      <Masthead
        {...headOf('/press', all)}
        family="paper"
        layout="sheet"
        aside={<QuotableFacts press={press} site={site} facts={facts} />}
      >
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          {press.kit.length > 0 && (
            <ButtonLink href="#media-kit" tone="leaf-light">
              {words.kit}
            </ButtonLink>
          )}
          {releases.length > 0 && (
            <a href="#releases" className="text-link inline-flex min-h-11 items-center">
              {words.releases}
            </a>
          )}
        </div>
      </Masthead>
      <Releases words={press.words.releases} note={cast.samples.releases} releases={pressReleases} />
      <MediaKit downloads={mediaKit(press.kit)} contents={all} />
      <Section
        id="in-the-news"
        of={press.news}
        title={press.news.every(({ sample }) => sample) ? news.ideas : news.title}
        note={<SampleLine of={press.news} note={cast.samples.news} />}
        ground="sand"
      >
        <ul className="border-text border-t-2">
          {press.news.map(({ outlet, headline, published, href, sample, figure }) => (
            <li
              key={headline}
              className="relative grid gap-x-10 border-text/25 border-b py-4 md:grid-cols-[2fr_1fr] md:items-end md:py-6"
            >
              <div>
                <p className="facts text-muted">
                  <span>{outlet}</span> {!sample && <time dateTime={published}>{formatDay(published)}</time>}
                </p>
                <h3 className="heading-3 md:text-3xl">
                  <a href={href} className="after:absolute after:inset-0 hover:underline">
                    {headline} <LuArrowRight aria-hidden="true" className="inline size-6 text-leaf-deep" />
                  </a>
                </h3>
              </div>
              {figure && (
                <p>
                  <b>{figure.amount}</b> {figure.what}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <div className="wrap py-9 md:py-20">
        <PressContact press={press} site={site} />
      </div>
      <ReadNext {...readNextOf('/press', all)} />
    </>
  );
}
